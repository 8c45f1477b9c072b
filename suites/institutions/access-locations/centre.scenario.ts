import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

const none = { postalCode: undefined, latitude: undefined, longitude: undefined }

export default scenario('A search without a centre, or with half of one, is refused', {
  verifies: [
    'institutions.search.centre-missing',
    'institutions.search.latitude-alone',
    'institutions.search.longitude-alone',
  ],
  async steps(stage) {
    const { fixtures, verify } = stage
    const nowhere = await searchLocations(stage, none)
    verify('institutions.search.centre-missing', nowhere).status(400, 422)
    const latitude = await fixtures.latitude()
    const parallel = await searchLocations(stage, { ...none, latitude })
    verify('institutions.search.latitude-alone', parallel).status(400, 422)
    const longitude = await fixtures.longitude()
    const meridian = await searchLocations(stage, { ...none, longitude })
    verify('institutions.search.longitude-alone', meridian).status(400, 422)
  },
})
