import { scenario } from '../shared/scenario.js'

export default scenario('A search string is accepted for pending transactions', {
  verifies: { q: 'transactions.pending.q' },
  async steps({ operation, plain, customer, verify }) {
    const { answer } = await plain(operation('getPendingTransactions'))
    const summary = answer.items[0]?.['providerSummary']
    const word = typeof summary === 'string' ? summary.split(/\s/)[0] : undefined
    // A word that is there, and one that is nowhere: what a search finds is not shown.
    for (const q of [word ?? 'a', 'assay'])
      verify.q(await customer.send('getPendingTransactions', { query: { q } })).status(200)
  },
})
