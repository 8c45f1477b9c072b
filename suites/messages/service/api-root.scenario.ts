import { scenario } from '../shared/scenario.js'

/** Relations that lead to no resource of the interface. */
const formal = ['self', 'curies', 'profile', 'help', 'describedby']

export default scenario('The root of the interface links to its resources', {
  verifies: { links: 'messages.api.links' },
  async steps({ plain, operation, verify }) {
    const { answer } = await plain(operation('getApi'))
    verify
      .links(answer)
      .tells('/_links', 'links to resources of the interface', (links) =>
        Object.keys(Object(links)).some((relation) => !formal.includes(relation)),
      )
  },
})
