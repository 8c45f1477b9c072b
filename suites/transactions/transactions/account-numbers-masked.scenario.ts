import { valueAt } from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'

const numbers = '/sourceAccountNumbers'
const full = `${numbers}/full`
const looked = 3

export default scenario('The full account number is answered when it is asked for, and only then', {
  verifies: {
    byDefault: 'transactions.masked.by-default',
    onRequest: 'transactions.masked.on-request',
  },
  async steps({ customer, fixtures, verify, giveUp }) {
    for (const operation of ['getTransactions', 'getPendingTransactions']) {
      const list = await customer.send(operation)
      const isOpen = (item: unknown): boolean => valueAt(item, full) !== undefined
      // A list without any such number shows nothing.
      if (itemsOf(list).some(isOpen))
        verify
          .byDefault(list)
          .holdsOnly('transactions without a full number', (one) => !isOpen(one))
    }
    const named = await fixtures.allNamed('transactionWithSource')
    const shown = (await fixtures.readings()).filter(
      ({ id, answer }) => named.includes(id) || answer.at(numbers) !== undefined,
    )
    const remedy = 'fixtures.transactions.transactionWithSource'
    if (shown.length === 0)
      giveUp('No transaction shows the numbers of its source account.', remedy)
    const someNamed = shown.filter(({ id }) => named.includes(id))
    let asked = 0
    for (const { id, answer } of (someNamed.length > 0 ? someNamed : shown).slice(0, looked)) {
      const path = { transactionId: id }
      const masked = await customer.send('getTransaction', { path, query: { unmasked: false } })
      const open = await customer.send('getTransaction', { path, query: { unmasked: true } })
      // What shows no numbers in any way hides none.
      const hasNumbers = [answer, masked, open].some((one) => one.at(numbers) !== undefined)
      for (const one of hasNumbers ? [answer, masked] : [])
        if (one.status === 200)
          verify.byDefault(one).that({
            holds: one.at(full) === undefined,
            expected: 'no full number',
            // Not the number itself, which is for nobody who reads a report.
            actual: 'a full number',
            pointer: full,
          })

      // The owner of the account may have to log in again, or be somebody else.
      if (open.status === 401 || open.status === 403 || open.at(numbers) === undefined) continue
      // Of one that nobody named, the full number may be nobody's who asks.
      if (!named.includes(id) && open.at(full) === undefined) continue
      asked += 1
      const isFull = (number: unknown): boolean =>
        typeof number === 'string' && number !== open.at(`${numbers}/masked`)
      verify.onRequest(open).tells(full, 'the full number', isFull)
    }
    if (asked === 0)
      verify.onRequest.undecided('The customer may ask for no full number in this way.', { remedy })
  },
})
