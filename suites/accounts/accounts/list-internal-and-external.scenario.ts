import { scenario } from '../shared/scenario.js'

export default scenario('The list of accounts holds internal and external ones', {
  verifies: { internalAndExternal: 'accounts.listAccounts.internal-and-external' },
  async steps({ customer, operation, fixtures, walkList, verify }) {
    // What the profile names shows what a list leaves out; of an internal one can be seen whether it is still there.
    const [named] = await fixtures.allNamed('internal')
    const isThere = async (accountId: string): Promise<boolean> =>
      (await customer.send('getAccount', { path: { accountId } })).status === 200
    const internal = named !== undefined && (await isThere(named)) ? named : undefined
    const [external] = await fixtures.allNamed('external')
    const wanted = [
      internal ?? (await fixtures.internalAccount()),
      external ?? (await fixtures.external()),
    ]
    await verify.internalAndExternal.confirmed(async (compare) => {
      compare(await walkList(operation('listAccounts'))).holds(wanted)
    })
  },
})
