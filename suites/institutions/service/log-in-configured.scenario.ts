import { namesLogIn } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The OpenID Connect configuration names where customers log in', {
  verifies: { named: 'institutions.authentication.oidc' },
  touches: [],
  async steps({ customer, fixtures, verify }) {
    const address = await fixtures.openIdConfiguration()
    const any = await customer.send('listInstitutionAccessLocations')
    namesLogIn(verify.named, await customer.visit(any, address))
  },
})
