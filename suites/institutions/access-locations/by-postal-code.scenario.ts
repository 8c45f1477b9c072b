import { type Item, often, someTimes, valueAt } from '../../../src/scenario/index.js'
import { judgeCentreOfCode } from './shared/judge-centre-of-code.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations, successor } from '../shared/search-locations.js'

/** As far as from the middle of a postal code to its edge, and more. */
const radius = '200mi'

export default scenario('A search by postal code finds the locations around it', {
  verifies: { byPostalCode: 'institutions.search.by-postal-code' },
  async steps(stage) {
    const { fixtures, walkList, operation, verify } = stage
    const postalCode = await fixtures.postalCode()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, latitude: undefined, longitude: undefined, radius }
    const search = () => searchLocations(stage, { ...around, countryCode })
    let answer = await search()
    // What is amiss with the country is another matter.
    if (answer.status !== 200 && countryCode === 'US') answer = await searchLocations(stage, around)
    verify.byPostalCode(answer).status(200)
    if (answer.status !== 200) return
    // A rule looks whether each of them finds what the others find.
    if (answer.items.length > 0) {
      await someTimes(async () => verify.byPostalCode(await search()).status(200), often)
      return judgeCentreOfCode(stage, verify.byPostalCode, { postalCode, countryCode })
    }
    const there = (item: Item): boolean =>
      String(valueAt(item, '/location/address/postalCode')) === postalCode
    const known = (await walkList(operation(successor))).items.some(there)
    if (known) verify.byPostalCode(answer).holds([postalCode], '/location/address/postalCode')
    else
      verify.byPostalCode.undecided('There is no location around the postal code.', {
        remedy: 'fixtures.institutions.postalCode',
      })
  },
})
