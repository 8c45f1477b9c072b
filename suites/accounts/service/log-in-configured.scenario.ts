import { namesLogIn } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The OpenID Connect configuration names where customers log in', {
  verifies: { named: 'accounts.authentication.oidc' },
  touches: [],
  async steps({ customer, fixtures, given, verify }) {
    await fixtures.openIdConfiguration()
    // The address is that of the profile, and may be on another host than the interface.
    const configuration = await customer.visitGiven('openIdConfiguration')
    given(configuration).status(200)
    namesLogIn(verify.named, configuration)
  },
})
