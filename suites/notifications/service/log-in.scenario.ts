import { verifyLogIn } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A log-in brings tokens for its code alone, and one that renews them', {
  verifies: {
    flow: 'notifications.authentication.oauth',
    returned: 'notifications.authentication.refresh',
    renews: { requirement: 'notifications.authentication.renews', after: 'returned' },
  },
  touches: [],
  steps: (stage) => verifyLogIn(stage, 'getDefinitions'),
})
