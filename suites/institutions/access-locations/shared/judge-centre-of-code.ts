import {
  biggestPage,
  type Item,
  readDistance,
  type Stage,
  valueAt,
  type Verification,
} from '../../../../src/scenario/index.js'
import { hasNextPage } from '../../shared/has-next-page.js'
import { widest } from '../../shared/items-around.js'
import { noCentre } from '../../shared/no-centre.js'
import { placeOf } from '../../shared/place.js'
import { type Change, searchLocations, successor } from '../../shared/search-locations.js'

/** Miles from the middle of a postal code to its edge, and more. */
const reach = 200
/** Codes of locations far away that are tried: not each one need be known. */
const most = 2

const addressOf = (item: Item, name: string): unknown => valueAt(item, `/location/address/${name}`)

/**
 * Judges that a postal code is the centre of its search: of the locations that have it in their address, one is there.
 * Those far away show whether another place is searched around, whatever code is named.
 */
export async function judgeCentreOfCode(
  stage: Pick<Stage, 'customer' | 'operation' | 'plain'>,
  by: Verification,
  { postalCode, countryCode }: { readonly postalCode: string; readonly countryCode: string },
): Promise<void> {
  const pages = biggestPage(stage.operation(successor))
  await by.confirmed(async (compare) => {
    const all = await searchLocations(stage, { ...pages, radius: widest })
    const known = all.items.filter((item) => addressOf(item, 'countryCode') === countryCode)
    const far = known
      .filter(({ distance }) => (readDistance(distance)?.miles ?? 0) > reach)
      .map((item) => addressOf(item, 'postalCode'))
      .filter((code) => typeof code === 'string')
    const own = known.some((item) => addressOf(item, 'postalCode') === postalCode)
      ? [postalCode]
      : []
    const codes = [...own, ...[...new Set(far)].slice(-most)]
    // Half of the coordinates are no centre beside a code: refused they may be, and nothing else is there instead.
    const asked = [
      ...codes.map((code) => ({ code, beside: {} })),
      ...own.flatMap((code) => halvesOf(known).map((beside) => ({ code, beside }))),
    ]
    for (const { code, beside } of asked) {
      const around = { ...noCentre, postalCode: code, countryCode, ...beside }
      const found = await searchLocations(stage, { ...around, ...pages, radius: `${reach}mi` })
      // Whether each code is known is not said, and a page that is not the last may have left it to the next.
      const isKnown = code === postalCode || found.items.length > 0
      if (found.status === 200 && isKnown && !hasNextPage(found))
        compare(found, all).holds([code], '/location/address/postalCode')
    }
  })
}

/** Half of the coordinates that one of these shows, and the other half. */
function halvesOf(items: readonly Item[]): readonly Change[] {
  const [place] = items.flatMap((item) => placeOf(item) ?? [])
  return place === undefined
    ? []
    : [{ latitude: String(place.latitude) }, { longitude: String(place.longitude) }]
}
