import { identify, walkNumbered } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const looked = 4
const list = 'getPendingTransactions'

export default scenario('The pending list without an account holds those of all accounts', {
  verifies: ['transactions.pending.all-accounts'],
  async steps({ operation, plain, customer, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const named = (await fixtures.allNamed('pendingAccount')).slice(0, looked)
    const whole = await fixtures.pendingTransactions()
    const [page] = whole.pages
    const walkOf = (id: string) => walkNumbered(customer, list, { account: [id] }, { pages: 2 })
    const walks = await Promise.all(named.map(walkOf))
    const filled = walks.filter(({ items }) => items.length > 0)
    // The list itself shows the accounts that it does not leave out, so others have to be named.
    if (page === undefined || filled.length < 2 || !whole.complete)
      return giveUp(
        'It needs two accounts of the customer with pending transactions, in a list that can be read to its end.',
        'fixtures.transactions.pendingAccount',
      )
    const idsOf = (some: typeof walks): readonly string[] =>
      some.flatMap(({ items }) => items.map(identify))
    const missingIn = (items: typeof whole.items): readonly string[] => {
      const held = new Set(items.map(identify))
      return idsOf(filled).filter((one) => !held.has(one))
    }
    let missing = missingIn(whole.items)
    if (missing.length > 0) {
      missing = missingIn((await walkNumbered(customer, list, {}, { pages: 20 })).items)
      // Only what is there before and after is missing from what was read in between.
      const still = idsOf(await Promise.all(named.map(walkOf)))
      missing = missing.filter((one) => still.includes(one))
    }
    if (missing.length > 0 && !(await fixtures.pagesAddUp()))
      return giveUp('The pages of the list do not add up already.')
    verify('transactions.pending.all-accounts', page.answer).that({
      holds: missing.length === 0,
      expected: `the pending transactions of ${named.join(', ')}`,
      actual: `without ${missing.slice(0, 5).join(', ')}`,
      pointer: '/_embedded/items',
      member: '_id',
    })
  },
})
