import { hrefsOf } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

/** Relations that lead to no resource of the interface. */
const formal = ['self', 'curies', 'profile', 'help', 'describedby']

/** Where operations answer that are shown; what is behind other links is not. */
const readable = /\/(?:pullNotifications|deliveryQueue|apiDoc)(?:[?#]|$)/

/** How often root and definition are read besides. */
const often = 5

/** Links that are followed. */
const most = 6

export default scenario('The root of the interface links to its resources', {
  verifies: { links: 'messages.api.links' },
  async steps({ customer, plain, operation, verify }) {
    const { answer } = await plain(operation('getApi'))
    const roots = [
      answer,
      ...(await Promise.all(Array.from({ length: often }, () => customer.send('getApi')))),
    ]
    for (const root of roots)
      verify
        .links(root)
        .tells('/_links', 'links to resources of the interface', (links) =>
          Object.keys(Object(links)).some((relation) => !formal.includes(relation)),
        )
    // What is wrong with a definition now and then, rules see in each answer.
    await Promise.all(Array.from({ length: often }, () => customer.send('getApiDoc')))
    const seen = new Set<string>()
    for (const root of roots) {
      const hrefs = Object.keys(Object(root.at('/_links')))
        .filter((relation) => !formal.includes(relation))
        .flatMap((relation) => hrefsOf(root.json, relation))
        .filter((href) => readable.test(href))
      // What one root says, another one need not say again.
      if (seen.has(hrefs.join())) continue
      seen.add(hrefs.join())
      const behind = await Promise.all(
        hrefs.slice(0, most).map((href) => customer.visit(root, href)),
      )
      // Which of them can be read is not shown; a resource that is there is not missing.
      const [missing] = behind
      if (missing !== undefined && behind.every(({ status }) => status === 404))
        verify.links(missing, root).statusIsNot(404)
    }
  },
})
