import { biggestPage, type Item } from '../../../src/scenario/index.js'
import { type Place, placeOf } from '../shared/place.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations, successor } from '../shared/search-locations.js'

/** Coordinates may have a few digits only. */
const radius = '5mi'
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
    const { items } = await walkList(operation(successor))
    const more =
      postalCode === undefined
        ? []
        : (await searchLocations(stage, { ...elsewhere, ...pages })).items
    const places = placesOf([...more, ...items])
    if (places.length === 0)
      giveUp('No location shows its coordinates.', 'let a location show its coordinates')

    for (const place of places.slice(-most)) {
      const around = { latitude: degrees(place.latitude), longitude: degrees(place.longitude) }
      const change = { ...around, ...pages, postalCode: undefined, radius }
      const answer = await searchLocations(stage, change)
      verify.byCoordinates(answer).status(200)
      // A page that is not the last may have left it to the next.
      if (answer.status !== 200 || answer.at('/nextPage_url') !== undefined) continue
      const there = `location at ${around.latitude}, ${around.longitude}`
      verify
        .byCoordinates(answer)
        .holdsSome(there, (item) => placesOf([item]).some((one) => isSame(one, place)))
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

/** Without an exponent, which the parameter need not take. */
const degrees = (value: number): string => String(Number(value.toFixed(6)))
