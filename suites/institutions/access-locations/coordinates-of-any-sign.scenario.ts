import { biggestPage, type Place } from '../../../src/scenario/index.js'
import { placeOf } from '../shared/place.js'
import { around } from './shared/around.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations, successor } from '../shared/search-locations.js'

const radius = '400mi'

export default scenario('A search is answered on each side of the equator and of Greenwich', {
  verifies: { byCoordinates: 'institutions.search.by-coordinates' },
  async steps(stage) {
    const { walkList, operation, verify, giveUp } = stage
    const pages = biggestPage(operation(successor))
    const { items } = await walkList(operation(successor))
    const [place] = items.flatMap((item) => placeOf(item) ?? [])
    if (place === undefined)
      return giveUp('No location shows its coordinates.', 'let a location show its coordinates')
    // What is found there a rule holds against the circle.
    const ask = (place: Place) => searchLocations(stage, { ...around(place), ...pages, radius })
    const whole = await ask({
      latitude: Math.round(place.latitude),
      longitude: Math.round(place.longitude),
    })
    if (whole.status !== 422) verify.byCoordinates(whole).status(200)
    // Whether anything is near them or not, they are places, and reckoning with them is no reason to fail.
    const ends = await Promise.all(atTheEnds.map(ask))
    // One that is out of order for a moment says nothing of them.
    for (const answer of ends)
      if (answer.status !== 503) verify.byCoordinates(answer).statusIsNot('5XX')
    for (const [far, between] of mirrored(place)) {
      const answer = await ask(far)
      // Well formed, but beyond the country of the institution: whether that is found empty or refused is not said.
      if (answer.status === 422) continue
      if (verify.byCoordinates(answer).status(200))
        verify.byCoordinates(await ask(between)).status(200)
    }
  },
})

/** Both poles, both sides of the line where a day begins, and where equator and the meridian of Greenwich meet. */
const atTheEnds: readonly Place[] = [
  { latitude: 90, longitude: 0 },
  { latitude: -90, longitude: 180 },
  { latitude: 0, longitude: -180 },
  { latitude: 0, longitude: 0 },
]

/** The same place, but in the south or in the north, in the west or in the east, and what is in the middle of both. */
const mirrored = ({ latitude, longitude }: Place): readonly (readonly [Place, Place])[] => [
  [
    { latitude: -latitude, longitude },
    { latitude: 0, longitude },
  ],
  [
    { latitude, longitude: -longitude },
    { latitude, longitude: 0 },
  ],
]
