import { often, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The list of accounts does not hold accounts of others', {
  verifies: { accessibleOnly: 'accounts.listAccounts.accessible-only' },
  async steps({ operation, fixtures, walkList, verify, giveUp }) {
    const [foreign] = await fixtures.allNamed('otherCustomersAccount')
    // One that both customers are shown may be theirs together.
    if (foreign === undefined)
      return giveUp(
        'It needs an account that is known to belong to another customer only.',
        'fixtures.accounts.otherCustomersAccount',
      )
    await someTimes(
      async () =>
        verify
          .accessibleOnly(await walkList(operation('listAccounts'), { anew: true }))
          .lacks([foreign]),
      often,
    )
  },
})
