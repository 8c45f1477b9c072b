import { namesLogIn } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The OpenID Connect configuration names where customers log in', {
  verifies: { named: 'accounts.authentication.oidc' },
  touches: [],
  async steps({ customer, fixtures, given, verify }) {
    const address = await fixtures.openIdConfiguration()
    const any = await customer.send('listAccounts')
    const configuration = await customer.visit(any, address)
    // The address is that of the profile.
    given(configuration).status(200)
    namesLogIn(verify.named, configuration)
  },
})
