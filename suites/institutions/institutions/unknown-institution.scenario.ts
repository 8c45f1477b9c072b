import { often, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { changed, successor } from '../shared/search-locations.js'

export default scenario('A search for an institution that does not exist is answered with 404', {
  verifies: { unknown: 'institutions.institutionId.unknown' },
  async steps({ customer, fixtures, plain, operation, verify }) {
    const { order } = await plain(operation(successor))
    const path = { institutionId: await fixtures.unknownInstitution() }
    const postalCode = await fixtures.postalCodeIfAny()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    // Whatever else the search asks for.
    const searches = [{}, { type: 'branch' }, postalCode === undefined ? {} : around]
    await someTimes(async (asked) => {
      const search = changed({ ...order, path }, searches[asked % searches.length] ?? {})
      // 403: only its customers may search for an institution.
      return verify.unknown(await customer.send(successor, search)).status(404, 403)
    }, often)
  },
})
