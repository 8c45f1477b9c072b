import {
  type Answer,
  biggestPage,
  greatCircleMiles,
  type Item,
  type Place,
  readDistance,
} from '../../../src/scenario/index.js'
import { placeOf } from '../shared/place.js'
import { hasNextPage } from '../shared/has-next-page.js'
import { around } from './shared/around.js'
import { scenario } from '../shared/scenario.js'
import { type Change, searchLocations, successor } from '../shared/search-locations.js'

const close = '0.2mi'
/** Where coordinates have a few digits only. */
const coarse = '5mi'
/** So long a latitude is: with nine digits behind the point. */
const digits = '-60.000000000'.length
/** So many places are searched around. */
const most = 3

export default scenario('A search around the coordinates of a location finds it', {
  verifies: { byCoordinates: 'institutions.search.by-coordinates' },
  async steps(stage) {
    const { fixtures, walkList, operation, verify, giveUp } = stage
    const pages = biggestPage(operation(successor))
    const postalCode = await fixtures.postalCodeIfAny()
    const countryCode = await fixtures.countryCode()
    const elsewhere = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    const listed = async (anew: boolean): Promise<readonly Place[]> => {
      const { items } = await walkList(operation(successor), { anew })
      if (postalCode === undefined) return placesOf(items)
      const more = await searchLocations(stage, { ...elsewhere, ...pages })
      return placesOf([...more.items, ...items])
    }
    const places = await listed(false)
    if (places.length === 0)
      giveUp('No location shows its coordinates.', 'let a location show its coordinates')

    for (const place of places.toSorted((one, other) => shift(other) - shift(one)).slice(0, most)) {
      const centre = { ...around(place), ...pages }
      const isThere = (item: Item): boolean => placesOf([item]).some((one) => isSame(one, place))
      const find = (radius: string) => searchWithDigits(stage, { ...centre, radius })
      const there = `location at ${place.latitude}, ${place.longitude}`
      await searchBeside(stage, place, centre)
      await verify.byCoordinates.confirmed(async (compare) => {
        const nearby = await find(isClose(place) ? close : coarse)
        // That a radius is refused is another matter.
        const answer = nearby.status === 200 ? nearby : await find(coarse)
        verify.byCoordinates(answer).status(200)
        // A page that is not the last may have left it to the next.
        if (answer.status !== 200 || hasNextPage(answer)) return
        if (!answer.items.some(isThere)) {
          // It may have been closed.
          if (!(await listed(true)).some((one) => isSame(one, place))) return
          // Where it is in the very middle of a wider circle, the radius is at fault, not the centre.
          if ((await find(coarse)).items.filter(isThere).some(isInMiddle)) return
        }
        compare(answer).holdsSome(there, isThere)
      })
    }
  },
})

/** So many degrees that coordinates which are rounded are often the same, and farther off than the close circle goes. */
const besideBy = 0.004

/** Searches a little beside a place: what is found there is not what is found around the place itself. */
async function searchBeside(
  stage: Parameters<typeof searchLocations>[0],
  { latitude, longitude }: Place,
  centre: Change,
): Promise<void> {
  const moved = latitude + (latitude > 0 ? -besideBy : besideBy)
  const beside = around({ latitude: Number(moved.toFixed(6)), longitude })
  for (const radius of [close, coarse])
    await searchLocations(stage, { ...centre, ...beside, radius })
}

const isInMiddle = ({ distance }: Item): boolean => (readDistance(distance)?.miles ?? 1) < 0.1

/** Each place once. */
function placesOf(items: readonly Item[]): readonly Place[] {
  const places = items.flatMap((item) => placeOf(item) ?? [])
  return places.filter((one, at) => places.findIndex((other) => isSame(one, other)) === at)
}

const isSame = (one: Place, other: Place): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude

/** How far off a place is once its coordinates are rounded: most, where that shows. */
const shift = (place: Place): number => greatCircleMiles(place, rounded(place, 1))

/** Whether no more is lost of a place than its circle makes up for if there are two digits of each fraction. */
const isClose = (place: Place): boolean => !isSame(place, rounded(place, 2))

/** Searches with as many digits as a number in an answer may have, or as the place has: how many may be sent is not shown. */
async function searchWithDigits(
  stage: Parameters<typeof searchLocations>[0],
  change: Change,
): Promise<Answer> {
  const latitude = longer(change['latitude'])
  const answer = await searchLocations(stage, { ...change, latitude })
  const isRefused = answer.status === 400 || answer.status === 422
  return isRefused ? searchLocations(stage, change) : answer
}

/** The same with as many digits as a number in an answer may have. */
const longer = (degrees: unknown): string =>
  String(degrees)
    .replace(/^-?\d+$/, '$&.')
    .padEnd(digits, '0')

const rounded = ({ latitude, longitude }: Place, digits: number): Place => ({
  latitude: Number(latitude.toFixed(digits)),
  longitude: Number(longitude.toFixed(digits)),
})
