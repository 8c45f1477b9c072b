import { identify } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The list of accounts holds internal and external ones', {
  verifies: { internalAndExternal: 'accounts.listAccounts.internal-and-external' },
  async steps({ customer, operation, fixtures, walkList, verify, giveUp }) {
    // What the profile names shows what a list leaves out; of an internal one can be seen whether it is still there.
    const [named] = await fixtures.allNamed('internal')
    const isThere = async (accountId: string): Promise<boolean> =>
      (await customer.send('getAccount', { path: { accountId } })).status === 200
    const internal = named !== undefined && (await isThere(named)) ? named : undefined
    const [external] = await fixtures.allNamed('external')
    // There is one of either; one that was found may be closed by now.
    await fixtures.internalAccount()
    const wanted = [internal, external].filter((id) => id !== undefined)
    const list = operation('listAccounts')
    const held = async (location: string) =>
      (await walkList(list, { query: { location } })).items.map(identify)
    // A list that leaves them out does not show that there is none.
    if ((await held('external')).length === 0) await fixtures.external()
    await verify.internalAndExternal.confirmed(async (compare) => {
      // What either location has is in the list of both.
      const each = [...(await held('internal')), ...(await held('external'))]
      const due = new Set([...wanted, ...each])
      if (due.size === 0)
        giveUp('Every account was closed before it was listed.', 'run again while accounts stay')
      compare(await walkList(list)).holds([...due])
    })
  },
})
