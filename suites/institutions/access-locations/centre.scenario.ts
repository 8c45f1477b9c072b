import type { Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { type Change, searchLocations } from '../shared/search-locations.js'

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
    const refused = async (verification: Verification, change: Change): Promise<boolean> =>
      verification(await searchLocations(stage, change)).status(400, 422)
    await refused(verify.centreMissing, none)
    // A country is no centre.
    await refused(verify.centreMissing, { ...none, countryCode: 'US' })
    await refused(verify.latitudeAlone, { ...none, latitude: await fixtures.latitude() })
    await refused(verify.longitudeAlone, { ...none, longitude: await fixtures.longitude() })
  },
})
