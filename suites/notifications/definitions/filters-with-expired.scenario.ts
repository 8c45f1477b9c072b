import { alone } from '../../../src/scenario/index.js'
import { assumeTurned } from './shared/assume-turned.js'
import { judgeWithExpired } from './shared/judge-with-expired.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A filter and expired together select what matches both', {
  verifies: {
    together: {
      requirement: 'notifications.getDefinitions.filters-together',
      after: [
        'notifications.getDefinitions.expired-only',
        'notifications.getDefinitions.not-expired-only',
      ],
    },
  },
  touches: [alone('notifications.definitions')],
  stocked: 'expireDefinition',
  async steps(stage) {
    const { operation, plain, customer, verify, giveUp } = stage
    await plain(operation('getDefinitions'))
    let compared = 0
    await verify.together.confirmed(async (compare) => {
      compared = await judgeWithExpired(customer, compare)
    })
    await assumeTurned(stage)
    if (compared === 0)
      giveUp(
        'No filter selects a part of the definitions that are expired, or of the others.',
        'let expired definitions and others be of several types',
      )
  },
})
