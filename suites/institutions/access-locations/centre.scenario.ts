import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

const none = { postalCode: undefined, latitude: undefined, longitude: undefined }

export default scenario('A search without a centre, or with half of one, is refused', {
  verifies: {
    centreMissing: 'institutions.search.centre-missing',
    latitudeAlone: 'institutions.search.latitude-alone',
    longitudeAlone: 'institutions.search.longitude-alone',
  },
  often: true,
  async steps(stage) {
    const { fixtures, verify } = stage
    // A country is no centre.
    for (const nowhere of [none, { ...none, countryCode: 'US' }])
      verify.centreMissing(await searchLocations(stage, nowhere)).status(400, 422)
    const latitude = await fixtures.latitude()
    const parallel = await searchLocations(stage, { ...none, latitude })
    verify.latitudeAlone(parallel).status(400, 422)
    const longitude = await fixtures.longitude()
    const meridian = await searchLocations(stage, { ...none, longitude })
    verify.longitudeAlone(meridian).status(400, 422)
  },
})
