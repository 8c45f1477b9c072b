import { scenario } from '../shared/scenario.js'

const words = ['two words', 'Müller', '4242']
/** A letter that may be anywhere; how short a search string may be is not shown, so that it may be refused. */
const letter = 'a'

export default scenario('A search string is accepted for definitions', {
  verifies: { accepted: 'notifications.getDefinitions.q' },
  async steps({ operation, plain, customer, verify }) {
    const { answer } = await plain(operation('getDefinitions'))
    const { type, contextName } = answer.items[0] ?? {}
    const isTyped = typeof type === 'string'
    // A word that is there, and one that is nowhere: what a search finds is not shown.
    for (const q of [...(isTyped && type.length >= 4 ? [type] : []), 'assay', ...words])
      verify.accepted(await customer.send('getDefinitions', { query: { q } })).status(200)
    // Whatever it finds, it does so among those that a filter selects.
    const isPlaced = typeof contextName === 'string'
    const filters = [isTyped && { type: [type] }, isPlaced && { contextName: [contextName] }]
    await Promise.all(
      [...filters, { expired: true }, { expired: false }].map((filter) =>
        customer.send('getDefinitions', { query: { q: letter, ...filter } }),
      ),
    )
  },
})
