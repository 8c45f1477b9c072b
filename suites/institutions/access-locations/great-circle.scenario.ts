import {
  greatCircleMiles,
  isPossible,
  kilometresOfMile,
  largest,
  readDistance,
  tolerance,
} from '../../../src/scenario/index.js'
import { centreOf } from '../shared/found-location.js'
import { placeOf } from '../shared/place.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

const radii = ['500mi', '804km']

export default scenario('A distance is measured from the centre along the surface of the earth', {
  verifies: {
    greatCircle: 'institutions.distance.great-circle',
    fromCentre: 'institutions.distance.from-centre',
  },
  async steps(stage) {
    const { fixtures, verify, given, giveUp } = stage
    const around = { latitude: await fixtures.latitude(), longitude: await fixtures.longitude() }
    const centre = centreOf({ query: around })
    let seen = 0
    for (const radius of radii) {
      const asked = { ...around, postalCode: undefined, radius, limit: largest }
      const answer = await searchLocations(stage, asked)
      given(answer).status(200)
      for (const [index, item] of answer.items.entries()) {
        const [told, place] = [readDistance(item['distance']), placeOf(item)]
        if (told === undefined || place === undefined || centre === undefined) continue
        const miles = greatCircleMiles(centre, place)
        const way = told.unit === 'km' ? miles * kilometresOfMile : miles
        seen += 1
        const about = `${way.toFixed(1)} ${told.unit}, to within ${tolerance(way).toFixed(1)}`
        const isRight = Math.abs(told.amount - way) <= tolerance(way)
        const at = `/items/${index}/distance`
        verify.greatCircle(answer).tells(at, about, () => isRight)
        const isFrom = isPossible(told, miles)
        verify.fromCentre(answer).tells(at, `a distance such as ${about}`, () => isFrom)
      }
    }
    if (seen === 0)
      giveUp(
        'No location shows both its coordinates and its distance.',
        'let a location show its coordinates and its distance',
      )
  },
})
