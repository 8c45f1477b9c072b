import { scenario } from '../shared/scenario.js'

const words = ['two words', 'Müller', '42']

export default scenario('A search string is accepted for definitions', {
  verifies: { accepted: 'notifications.getDefinitions.q' },
  async steps({ operation, plain, customer, verify }) {
    const { answer } = await plain(operation('getDefinitions'))
    const type = answer.items[0]?.['type']
    // A word that is there, and one that is nowhere: what a search finds is not shown.
    for (const q of [typeof type === 'string' ? type : 'a', 'assay', ...words])
      verify.accepted(await customer.send('getDefinitions', { query: { q } })).status(200)
  },
})
