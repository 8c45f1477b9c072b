import { alone, hrefsOf, shared } from '../../../src/scenario/index.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.notification.link-entity'

export default scenario('A notification leads to what its message was about', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.entityTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, undecided } = stage
    const entity = await fixtures.entity()
    const own = await ownNotification(stage, {
      topic: await fixtures.entityTopic(),
      entity,
      awaited: await fixtures.entitledSubscription(),
    })
    const answer = await readOwn(stage, own)
    const links = [
      ...hrefsOf(own.item, 'svc:entity').map((href) => [own.page, href] as const),
      ...hrefsOf(answer.json, 'svc:entity').map((href) => [answer, href] as const),
    ]
    if (links.length === 0) return undecided(requirement, 'No notification links to svc:entity.')
    for (const [from, href] of links)
      verify(requirement, from).that({
        holds: sameAddress(href, entity),
        expected: `a link to ${entity}`,
        actual: href,
        pointer: from === answer ? '/_links/svc:entity' : '/_embedded/items',
      })
  },
})
