import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

export default scenario('A radius is a number, followed by mi, by km or by no unit', {
  verifies: {
    fraction: 'institutions.radius.fraction',
    malformed: {
      requirement: 'institutions.radius.malformed',
      after: 'institutions.listAccessLocationsForInstitution.radius-bad-character',
    },
  },
  often: true,
  async steps(stage) {
    const { verify } = stage
    for (const radius of ['12.5', '12.5mi', '20.1km'])
      verify.fraction(await searchLocations(stage, { radius, limit: '1' })).status(200)

    const odd = await searchLocations(stage, { radius: '50!i', limit: '1' })
    // If a wrong unit is accepted, another requirement fails.
    if (odd.status < 400) return
    for (const radius of ['50ft', 'mi', 'km', '50miles', 'mi50', ''])
      verify.malformed(await searchLocations(stage, { radius, limit: '1' })).status(400, 422)
  },
})
