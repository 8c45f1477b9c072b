import { biggestPage, type Item, type Place } from '../../../src/scenario/index.js'
import { placeOf } from '../shared/place.js'
import { hasNextPage } from '../shared/has-next-page.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations, successor } from '../shared/search-locations.js'

/** Coordinates may have a few digits only. */
const radius = '5mi'
const wide = '400mi'
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

    // What is on the other side of the equator or of Greenwich a rule holds against the circle.
    for (const place of places.slice(-1).flatMap(mirrored)) {
      const answer = await searchLocations(stage, { ...around(place), ...pages, radius: wide })
      // Well formed, but beyond the country of the institution: whether that is found empty or refused is not said.
      if (answer.status !== 422) verify.byCoordinates(answer).status(200)
    }
    for (const place of places.slice(-most)) {
      const change = { ...around(place), ...pages, radius }
      const there = `location at ${change.latitude}, ${change.longitude}`
      await verify.byCoordinates.confirmed(async (compare) => {
        const answer = await searchLocations(stage, change)
        compare(answer).status(200)
        // A page that is not the last may have left it to the next.
        if (answer.status !== 200 || hasNextPage(answer)) return
        const isThere = placesOf(answer.items).some((one) => isSame(one, place))
        // It may have been closed.
        if (!isThere && !(await listed(true)).some((one) => isSame(one, place))) return
        compare(answer).holdsSome(there, (item) =>
          placesOf([item]).some((one) => isSame(one, place)),
        )
      })
    }
  },
})

/** Each place once. */
function placesOf(items: readonly Item[]): readonly Place[] {
  const places = items.flatMap((item) => placeOf(item) ?? [])
  return places.filter((one, at) => places.findIndex((other) => isSame(one, other)) === at)
}

const isSame = (one: Place, other: Place): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude

const around = ({ latitude, longitude }: Place) => ({
  latitude: degrees(latitude),
  longitude: degrees(longitude),
  postalCode: undefined,
})

/** The same place, but in the south or in the north, in the west or in the east. */
const mirrored = ({ latitude, longitude }: Place): readonly Place[] => [
  { latitude: -latitude, longitude },
  { latitude, longitude: -longitude },
]

/** Without an exponent, which the parameter need not take. */
const degrees = (value: number): string => String(Number(value.toFixed(6)))
