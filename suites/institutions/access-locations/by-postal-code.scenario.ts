import { type Item, valueAt } from '../../../src/scenario/index.js'
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
    let answer = await searchLocations(stage, { ...around, countryCode })
    // What is amiss with the country is another matter.
    if (answer.status !== 200 && countryCode === 'US') answer = await searchLocations(stage, around)
    verify.byPostalCode(answer).status(200)
    if (answer.status !== 200 || answer.items.length > 0) return
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
