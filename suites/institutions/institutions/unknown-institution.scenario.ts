import { often, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { successor } from '../shared/search-locations.js'

export default scenario('A search for an institution that does not exist is answered with 404', {
  verifies: { unknown: 'institutions.institutionId.unknown' },
  async steps({ customer, fixtures, plain, operation, verify }) {
    const { order } = await plain(operation(successor))
    const path = { institutionId: await fixtures.unknownInstitution() }
    // 403: only its customers may search for an institution.
    const search = () => customer.send(successor, { ...order, path })
    await someTimes(async () => verify.unknown(await search()).status(404, 403), often)
  },
})
