import { hrefsOf, type Item, respell } from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'
import { lackingIn } from './shared/lacking-in.js'

export default scenario('The history filtered by account is that of the account alone', {
  verifies: { account: 'transactions.history.account' },
  async steps({ customer, fixtures, verify, walk, random, giveUp }) {
    const pending = await fixtures.pendingAccounts()
    const beside = await fixtures.historyAccounts()
    const accounts = [...pending, ...beside]
    const known = accounts.map(({ href }) => href)
    const tellsAccount = (item: Item): boolean =>
      hrefsOf(item, 'svc:account').some((one) => known.includes(one))
    // The last one is no account, and has no transactions.
    const none = accounts.slice(0, 1).map(({ id }) => ({ id: respell(id, random), href: '' }))
    let told = false
    await verify.account.confirmed(async (compare) => {
      const whole = itemsOf(await customer.send('getTransactions'))
      for (const { id, href } of [...pending.slice(0, 2), ...beside, ...none]) {
        const { pages } = await walk(customer, 'getTransactions', { account: [id] })
        const [page] = pages
        if (page === undefined) continue
        const isOfIt = (item: Item): boolean => hrefsOf(item, 'svc:account').includes(href)
        const [lost] = lackingIn(page, whole.filter(isOfIt))
        if (lost !== undefined)
          compare(page).tells('/_embedded/items', `${String(lost)} as well`, () => false)
        // How the history answers is not shown: an answer without a list shows nothing.
        const isRight = (item: Item): boolean => !tellsAccount(item) || isOfIt(item)
        for (const one of pages.filter((seen) => itemsOf(seen).some(tellsAccount))) {
          told = true
          compare(one).holdsOnly(`transactions of ${id}`, isRight)
        }
      }
    })
    if (!told || accounts.length < 2)
      giveUp(
        'It needs two accounts with transactions in the history, each with the link svc:account.',
        'fixtures.transactions.pendingAccount',
      )
  },
})
