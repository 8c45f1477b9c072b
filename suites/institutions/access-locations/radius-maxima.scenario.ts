import type { Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

export default scenario('A search goes as far as 500 miles or 805 kilometers, and no farther', {
  verifies: {
    mostMiles: 'institutions.radius.most-miles',
    mostKilometres: 'institutions.radius.most-kilometres',
    tooManyMiles: 'institutions.radius.too-many-miles',
    tooManyKilometres: 'institutions.radius.too-many-kilometres',
  },
  often: true,
  async steps(stage) {
    const { fixtures, verify } = stage
    const postalCode = await fixtures.postalCodeIfAny()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    // The farthest around a postal code, if there is one.
    const search = (radius: string) =>
      searchLocations(stage, {
        ...(postalCode !== undefined && /000/.test(radius) && around),
        radius,
      })
    const answered = async (verify: Verification, radius: string, ...due: readonly number[]) =>
      verify(await search(radius)).status(...due)
    for (const radius of ['500', '500mi']) await answered(verify.mostMiles, radius, 200)
    // 500 miles are 804.67 kilometers, and whether these or 805 are the most is not clear.
    await answered(verify.mostKilometres, '804.5km', 200)
    for (const radius of ['501', '501mi', '500.5', '500.5mi', '5000mi'])
      await answered(verify.tooManyMiles, radius, 400, 422)
    for (const radius of ['805.5km', '806km', '8000km'])
      await answered(verify.tooManyKilometres, radius, 400, 422)
    const ofType = await searchLocations(stage, { type: 'branch', radius: '501mi' })
    verify.tooManyMiles(ofType).status(400, 422)
  },
})
