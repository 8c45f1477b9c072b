import { scenario } from '../shared/scenario.js'
import { successor } from '../shared/search-locations.js'

const requirement = 'institutions.institutionId.unknown'

export default scenario('A search for an institution that does not exist is answered 404', {
  verifies: [requirement],
  async steps({ customer, fixtures, plain, operation, verify }) {
    const { order } = await plain(operation(successor))
    const path = { institutionId: await fixtures.unknownInstitution() }
    // 403: nobody but its customers may search for an institution.
    verify(requirement, await customer.send(successor, { ...order, path })).status(404, 403)
  },
})
