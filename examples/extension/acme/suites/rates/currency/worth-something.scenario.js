import { scenariosFor } from 'assay/scenario'
import { fixtures } from '../shared/fixtures.js'

const scenario = scenariosFor('rates', fixtures)

export default scenario('A currency is worth something', {
  verifies: { worth: 'rates.getRate.worth-something' },
  async steps({ customer, given, verify }) {
    const rate = await customer.send('getRate', { path: { currency: 'EUR' } })
    given(rate).status(200)
    verify.worth(rate).tells('/dollars', 'more than nothing', (dollars) => dollars > 0)
  },
})
