import { often, someTimes } from '../../../src/scenario/index.js'
import { sameLocations } from './shared/same-locations.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

export default scenario('A search by postal code without a country looks in the US', {
  verifies: { countryDefault: 'institutions.search.country-default' },
  async steps(stage) {
    const { fixtures, verify, given, giveUp } = stage
    const postalCode = await fixtures.postalCode()
    if ((await fixtures.countryCode()) !== 'US')
      giveUp(
        'The postal code is not one of the US.',
        'give a postal code of the US in fixtures.institutions.postalCode',
      )
    const around = { postalCode, latitude: undefined, longitude: undefined }
    const named = { ...around, countryCode: 'US' }
    given(await searchLocations(stage, named)).status(200)
    // A rule looks whether each of them finds what the others find.
    const isAnswered = await someTimes(
      async () => verify.countryDefault(await searchLocations(stage, around)).status(200),
      often,
    )
    if (isAnswered) await sameLocations(stage, stage.verify.countryDefault, around, named)
  },
})
