import { putMemo } from './put-memo.js'
import { restoreMemo } from './restore-memo.js'
import { scenario } from './scenario.js'

const malformed = ['{"text": "Assay', 'Assay'].map((text) => new TextEncoder().encode(text))
const misshapen = [{ text: { words: 'Assay' } }, { text: 42 }, ['Assay']]

export default scenario('What is no memo is refused', {
  verifies: ['transactions.memo.malformed', 'transactions.memo.invalid'],
  safety: 'reversible',
  touches: ['transactions.writes'],
  async steps({ customer, fixtures, assume, verify, afterwards }) {
    const transactionId = await fixtures.transactionWithoutMemo()
    const order = { path: { transactionId } }
    assume(await customer.send('getTransactionMemo', order)).status(404)
    afterwards((actors) => restoreMemo(actors.customer, transactionId, undefined))
    // What is refused below is refused for its shape: a memo is accepted here.
    const text = 'Assay made this.'
    assume(await putMemo(customer, transactionId, { text })).status(200, 201)
    for (const body of malformed)
      verify('transactions.memo.malformed', await putMemo(customer, transactionId, body)).status(
        400,
      )
    for (const body of misshapen)
      verify('transactions.memo.invalid', await putMemo(customer, transactionId, body)).status(
        422,
        400,
      )
  },
})
