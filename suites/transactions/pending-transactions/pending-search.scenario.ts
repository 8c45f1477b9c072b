import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { wordIn } from '../shared/word-in.js'

/** So long that a column or a pattern might not take it; whether it may be searched for is not shown. */
const long = 'assay '.repeat(50)

/** A name with signs that queries, patterns and URLs are made of; whether it may be searched for is not shown. */
const signs = "O'Neill & Söhne (50%+ 🚀"

export default scenario('A search string is accepted for pending transactions', {
  verifies: { q: 'transactions.pending.q' },
  async steps({ operation, plain, customer, verify }) {
    const { answer } = await plain(operation('getPendingTransactions'))
    const word = wordIn(answer.items)
    // A word that is there, and one that is nowhere: what a search finds is not shown.
    for (const q of [...(word === undefined ? [] : [word]), 'assay'])
      await someTimes(async () =>
        verify.q(await customer.send('getPendingTransactions', { query: { q } })).status(200),
      )
    // That it is refused or finds something is the bank's choice, a failure is not: its status is judged.
    await Promise.all(
      [signs, long, ''].map((q) => customer.send('getPendingTransactions', { query: { q } })),
    )
  },
})
