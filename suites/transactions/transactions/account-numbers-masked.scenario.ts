import { valueAt } from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'

const numbers = '/sourceAccountNumbers'
const full = `${numbers}/full`
const looked = 3

export default scenario('The full account number is answered when it is asked for, and only then', {
  verifies: ['transactions.masked.by-default', 'transactions.masked.on-request'],
  async steps({ customer, fixtures, verify, undecided, giveUp }) {
    for (const operation of ['getTransactions', 'getPendingTransactions']) {
      const list = await customer.send(operation)
      const teller = itemsOf(list).find((item) => valueAt(item, full) !== undefined)
      if (teller !== undefined)
        verify('transactions.masked.by-default', list).that({
          holds: false,
          expected: 'no full number in a list for which it was not asked',
          actual: `a full number in the item ${String(teller['_id'])}`,
        })
    }
    const named = await fixtures.allNamed('transactionWithSource')
    const shown = (await fixtures.readings()).filter(
      ({ id, answer }) => named.includes(id) || answer.at(numbers) !== undefined,
    )
    if (shown.length === 0)
      giveUp(
        'No transaction shows the numbers of its source account.',
        'fixtures.transactions.transactionWithSource',
      )
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
          verify('transactions.masked.by-default', one).that({
            holds: one.at(full) === undefined,
            expected: 'no full number',
            // Not the number itself, which is for nobody who reads a report.
            actual: 'a full number',
            pointer: full,
          })

      // The owner of the account may have to log on again, or be somebody else.
      if (open.status === 401 || open.status === 403 || open.at(numbers) === undefined) continue
      // Of one that nobody named, the full number may be nobody's who asks.
      if (!named.includes(id) && open.at(full) === undefined) continue
      asked += 1
      const number = open.at(full)
      verify('transactions.masked.on-request', open).that({
        holds: typeof number === 'string' && number !== open.at(`${numbers}/masked`),
        expected: 'the full number',
        actual: JSON.stringify(open.at(numbers)),
        pointer: full,
      })
    }
    if (asked === 0)
      undecided(
        'transactions.masked.on-request',
        'The customer may ask for no full number in this way.',
        { remedy: 'fixtures.transactions.transactionWithSource' },
      )
  },
})
