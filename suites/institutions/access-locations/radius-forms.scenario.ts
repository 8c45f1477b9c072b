import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

const fraction = 'institutions.radius.fraction'
const malformed = 'institutions.radius.malformed'
const unreadable = 'institutions.listAccessLocationsForInstitution.radius-bad-character'

export default scenario('A radius is a number, with mi, km or nothing behind it', {
  verifies: [fraction, malformed],
  async steps(stage) {
    const { verify, undecided } = stage
    for (const radius of ['12.5', '12.5mi', '20.1km'])
      verify(fraction, await searchLocations(stage, { radius, limit: '1' })).status(200)

    const odd = await searchLocations(stage, { radius: '50!i', limit: '1' })
    if (odd.status < 400)
      return undecided(malformed, 'Whatever stands behind the number is accepted.', {
        dependsOn: unreadable,
        exchanges: [odd.exchange.number],
      })
    for (const radius of ['50ft', 'mi', 'km'])
      verify(malformed, await searchLocations(stage, { radius, limit: '1' })).status(400, 422)
  },
})
