import { type Answer, often, someTimes, type Verification } from '../../../../src/scenario/index.js'
import { noCentre } from '../../shared/no-centre.js'
import type { Change } from '../../shared/search-locations.js'
import type { PostalCentre } from './searches-to-compare.js'

type Ask = (change: Change) => Promise<Answer>

/** Judges whether what one operation refuses, as the rules of searching say, another one refuses as well. */
export async function judgeRefusedAlike(
  verification: Verification,
  { now, before }: { readonly now: Ask; readonly before: Ask },
  centre: PostalCentre,
): Promise<void> {
  // That it makes do without a radius at all is another requirement.
  const needsRadius = isRefused(await before({ radius: undefined }))
  const radii = needsRadius ? ['501mi', undefined] : ['501mi']
  for (const changes of refusedSearches(centre, radii)) {
    const refused: Change[] = []
    for (const change of changes) if (isRefused(await now(change))) refused.push(change)
    let tried = 0
    if (refused.length > 0)
      await someTimes(async () => {
        const answer = await before(refused[tried % refused.length] ?? {})
        tried += 1
        return verification(answer).status(400, 422)
      }, often)
  }
}

const isRefused = ({ status }: Answer): boolean => status === 400 || status === 422

/**
 * Those that the rules of searching do not allow, each kind in turn.
 *
 * @param radii that are none around a postal code
 */
const refusedSearches = (
  { postalCode, countryCode }: PostalCentre,
  radii: readonly (string | undefined)[],
): readonly (readonly Change[])[] => [
  [
    noCentre,
    { postalCode: undefined, longitude: undefined },
    { postalCode: undefined, latitude: undefined },
  ],
  [{ radius: '501mi' }, { radius: '806km' }],
  ...radii.map((radius) =>
    postalCode === undefined ? [] : [{ ...noCentre, postalCode, countryCode, radius }],
  ),
]
