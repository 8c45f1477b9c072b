import { alone, identify, shared } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
import { pullTransitions } from './shared/pull-transitions.js'
import type { PullState } from './shared/pull-state.js'
import { removeNotifications } from '../shared/remove-notifications.js'
import { scenario } from '../shared/scenario.js'
import { takeAwayBesides } from '../shared/take-away-besides.js'
import { waitingIn } from '../shared/waiting-in.js'

const oldest = (waiting: readonly string[]): string | undefined => waiting[0]
const newest = (waiting: readonly string[]): string | undefined => waiting.at(-1)

export default scenario('A notification waits until it is acknowledged or deleted', {
  verifies: {
    notificationsListed: 'messages.pull.any-order',
    notificationRead: 'messages.pull.any-order-read',
  },
  safety: 'disruptive',
  touches: [alone('messages.entityTopic'), shared('messages.waiting')],
  requests: 100,
  async steps(stage) {
    const { fixtures, afterwards, model, needs } = stage
    const { topic, subscription, besides, isShared } = await fixtures.sparedTopic()
    if (isShared) needs(alone('messages.topic'))
    const { items: before } = await waitingIn(stage, { subscription })
    const isOther = isOneOf(...before.map(identify))
    const known = new Map(before.map((item) => [identify(item), item['createdAt'] ?? null]))
    const own = (): readonly string[] => [...known.keys()].filter((id) => !isOther({ _id: id }))
    await takeAwayBesides(stage, besides)
    afterwards((actors) => removeNotifications(stage, actors.customer, own(), [subscription]))

    const transitions = pullTransitions(stage, { topic, subscription, known })
    const { publish, look, fetchDeleted } = transitions
    const begun = [
      publish,
      publish,
      look,
      transitions.fetch(oldest),
      look,
      transitions.confirm(oldest),
      look,
    ]
    await model<PullState>({
      begin: async () => ({ waiting: [], gone: [], deleted: [], seen: [] }),
      straight: [...begun, publish, transitions.remove(newest), fetchDeleted, look],
      transitions: [
        ...Array.from({ length: 3 }, () => publish),
        look,
        look,
        fetchDeleted,
        ...[oldest, newest].flatMap((which) => [
          transitions.fetch(which),
          transitions.confirm(which),
          transitions.remove(which),
        ]),
      ],
      closing: [look, fetchDeleted],
    })
  },
})
