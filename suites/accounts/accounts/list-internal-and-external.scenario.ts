import { scenario } from '../shared/scenario.js'

export default scenario('The list of accounts holds internal and external ones', {
  verifies: { internalAndExternal: 'accounts.listAccounts.internal-and-external' },
  async steps({ operation, fixtures, walkList, verify }) {
    const wanted = [await fixtures.internalAccount(), await fixtures.external()]
    await verify.internalAndExternal.confirmed(async (compare) => {
      compare(await walkList(operation('listAccounts'))).holds(wanted)
    })
  },
})
