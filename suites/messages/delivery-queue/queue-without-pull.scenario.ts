import { alone, hrefsOf, identify, type Item, shared } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'
import { wholeList } from '../shared/whole-list.js'

export default scenario('Pull notifications are not in the delivery queue', {
  verifies: {
    noPull: {
      requirement: 'messages.getDeliveryQueue.no-pull',
      after: 'messages.publish.each-subscription',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const awaited = await fixtures.pullSubscriptions()
    const { came } = await publishAndWatch(stage, { topic: await fixtures.topic(), awaited })
    const waiting = [...came.values()].flat()
    if (waiting.length === 0) return
    const list = 'getDeliveryQueue'
    const [subscription] = awaited
    const queue = (await wholeList(stage, list)) ?? (await waitingIn(stage, { subscription }, list))
    const isOurs = isOneOf(...waiting.map(identify))
    const linksOf = (item: Item): readonly string[] => hrefsOf(item, 'svc:subscription')
    const links = new Set(waiting.flatMap(linksOf))
    verify
      .noPull(queue)
      .holdsNo(
        'notification of a pull subscription',
        (item) => isOurs(item) || linksOf(item).some((href) => links.has(href)),
      )
  },
})
