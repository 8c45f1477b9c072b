import { valueAt } from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { judgeLinksMasked } from './shared/judge-links-masked.js'
import { judgeSameNumber } from './shared/judge-same-number.js'
import { judgeSameSource } from './shared/judge-same-source.js'
import { judgeSameOtherwise } from './shared/judge-same-otherwise.js'
import { otherKinds } from './shared/other-kinds.js'
import { scenario } from '../shared/scenario.js'

const numbers = '/sourceAccountNumbers'
const full = `${numbers}/full`
/** Transactions that are looked at. */
const most = 3
const remedy = 'fixtures.transactions.transactionWithSource'

export default scenario('The full account number is answered only when it is asked for', {
  verifies: {
    byDefault: 'transactions.masked.by-default',
    onRequest: 'transactions.masked.on-request',
    sameOtherwise: 'transactions.masked.same-otherwise',
  },
  async steps({ customer, fixtures, verify, giveUp }) {
    for (const operation of ['getTransactions', 'getPendingTransactions']) {
      const { query } = operation === 'getTransactions' ? await fixtures.history() : {}
      const list = await customer.send(operation, { query })
      const isFull = (item: unknown): boolean => valueAt(item, full) !== undefined
      // A list without any such number shows nothing.
      if (itemsOf(list).some(isFull))
        verify
          .byDefault(list)
          .holdsOnly('transactions without a full number', (one) => !isFull(one))
    }
    const named = await fixtures.allNamed('transactionWithSource')
    const read = await fixtures.readings()
    const shown = read.filter(
      ({ id, answer }) => named.includes(id) || answer.at(numbers) !== undefined,
    )
    const ofOwner = shown.filter(({ id }) => named.includes(id))
    const some = (ofOwner.length > 0 ? ofOwner : shown).slice(0, most)
    const same = { customer, sameOtherwise: verify.sameOtherwise }
    // Of whatever kind, a transaction is the same.
    await Promise.all(otherKinds(read, some).map((id) => judgeSameOtherwise(same, id)))
    for (const { id, answer } of some) {
      const path = { transactionId: id }
      const masked = await customer.send('getTransaction', { path, query: { unmasked: false } })
      const open = await customer.send('getTransaction', { path, query: { unmasked: true } })
      const opened = [open]
      if (open.status !== 401 && open.status !== 403)
        opened.push(...(await judgeSameOtherwise(same, id)))
      // What shows no numbers in any way hides none.
      if ([answer, masked, open].every((one) => one.at(numbers) === undefined)) continue
      // Who asked for the number once did not ask for it in what follows.
      const again = await customer.send('getTransaction', { path })
      for (const one of [answer, masked, again])
        if (one.status === 200) verify.byDefault(one).namesNoneOf(numbers, ['full'])

      // The owner of the account may have to log in again, or be another customer.
      if (open.status === 401 || open.status === 403 || open.at(numbers) === undefined) continue
      // Of one that was not named, the full number may belong to none of the callers.
      if (!named.includes(id) && opened.every((one) => one.at(full) === undefined)) continue
      for (const one of opened.filter(({ status }) => status === 200))
        verify
          .onRequest(one)
          .tells(full, 'the full number', (number) =>
            isFullNumber(number, one.at(`${numbers}/masked`)),
          )
      const told = new Set(opened.map((one) => one.at(full)).filter((one) => one !== undefined))
      judgeLinksMasked(verify.byDefault, [answer, masked, again], told)
      const number = { customer, onRequest: verify.onRequest }
      if (told.size > 1) await judgeSameNumber(number, id)
      await judgeSameSource(number, open, read, some)
    }
    giveUp('No other transaction shows the numbers of its source account to the customer.', remedy)
  },
})

/** An asterisk stands for what is not shown: what is shown behind it is not all of the number. */
const isFullNumber = (number: unknown, masked: unknown): boolean =>
  typeof number === 'string' &&
  !number.includes('*') &&
  ![masked, String(masked).replace(/^\*/, '')].includes(number)
