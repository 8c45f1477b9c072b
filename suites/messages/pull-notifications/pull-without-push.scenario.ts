import { alone, hrefsOf, type Item, shared } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'
import { wholeList } from '../shared/whole-list.js'

export default scenario('Push notifications are not in the list of pull notifications', {
  verifies: {
    noPush: {
      requirement: 'messages.getPullNotifications.no-push',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      const { id, queue } = await holdInQueue(at)
      if (id === undefined) return
      const isOurs = isOneOf(id)
      const { subscription } = at.pushed[0]
      const list = (await wholeList(stage)) ?? (await waitingIn(at, { subscription }))
      const linksOf = (item: Item): readonly string[] => hrefsOf(item, 'svc:subscription')
      const links = new Set(queue.items.filter(isOurs).flatMap(linksOf))
      verify
        .noPush(list)
        .holdsNo(
          'notification of a push subscription',
          (item) => isOurs(item) || linksOf(item).some((href) => links.has(href)),
        )
    })
  },
})
