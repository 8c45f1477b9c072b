import { identify, walkNumbered } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'transactions.pending.holdState-default'
const list = 'getPendingTransactions'

export default scenario('The pending list is that of the transactions without a hold', {
  verifies: [requirement],
  async steps({ operation, plain, customer, verify, undecided, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const read = (query: { readonly holdState?: readonly string[] }) =>
      walkNumbered(customer, list, query, { pages: 20 })
    const compare = async () => {
      const [usual, none] = await Promise.all([read({}), read({ holdState: ['none'] })])
      const [met, due] = [usual, none].map(({ items }) => items.map(identify)) as [
        string[],
        string[],
      ]
      const missing = usual.complete ? due.filter((one) => !met.includes(one)) : []
      const wrong = none.complete ? met.filter((one) => !due.includes(one)) : []
      return { usual, none, missing, wrong }
    }
    const first = await compare()
    // Transactions come and go: what is wrong has to be so twice.
    const right = first.missing.length + first.wrong.length === 0
    const { usual, none, ...again } = right ? first : await compare()
    const missing = again.missing.filter((id) => first.missing.includes(id))
    const wrong = again.wrong.filter((id) => first.wrong.includes(id))
    const [page] = usual.pages
    if (page === undefined || usual.items.length + none.items.length === 0)
      return giveUp('The list is empty.')
    if (none.pages.length === 0)
      return undecided(requirement, 'holdState none is refused.', {
        dependsOn: 'transactions.getPendingTransactions.holdState-default-accepted',
      })
    verify(requirement, page.answer).that({
      holds: missing.length + wrong.length === 0,
      expected: 'the transactions of holdState none',
      actual: `${missing.length} missing, ${wrong.length} others`,
      pointer: '/_embedded/items',
      member: '_id',
    })
  },
})
