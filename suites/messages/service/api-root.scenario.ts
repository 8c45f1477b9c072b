import type { Item } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

/** Relations that lead to no resource of the interface. */
const formal = ['self', 'curies', 'profile', 'help', 'describedby']

export default scenario('The root of the interface leads to its resources', {
  verifies: ['messages.api.links'],
  async steps({ plain, operation, verify }) {
    const { answer } = await plain(operation('getApi'))
    const links = (answer.at('/_links') ?? {}) as Item
    const relations = Object.keys(links).filter((relation) => !formal.includes(relation))
    verify('messages.api.links', answer).that({
      holds: relations.length > 0,
      expected: 'links to resources of the interface',
      actual: `links: ${Object.keys(links).join(', ') || 'none'}`,
      pointer: '/_links',
      whole: true,
    })
  },
})
