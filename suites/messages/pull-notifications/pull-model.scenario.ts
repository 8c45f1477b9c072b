import { alone, identify, shared } from '../../../src/scenario/index.js'
import { pullMoves } from './shared/pull-moves.js'
import type { PullState } from './shared/pull-state.js'
import { removeNotifications } from '../shared/remove-notifications.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

export default scenario('A notification waits until it is acknowledged or deleted', {
  verifies: {
    anyOrder: 'messages.pull.any-order',
    anyOrderRead: 'messages.pull.any-order-read',
  },
  safety: 'disruptive',
  touches: [alone('messages.entityTopic'), shared('messages.waiting')],
  requests: 100,
  async steps(stage) {
    const { fixtures, afterwards, model, needs } = stage
    const { topic, subscription, isShared } = await fixtures.sparedTopic()
    if (isShared) needs(alone('messages.topic'))
    const before = (await waitingIn(stage, { subscription })).items.map(identify)
    const known = new Set(before)
    const own = (): readonly string[] => [...known].filter((id) => !before.includes(id))
    afterwards((actors) => removeNotifications(actors.customer, own()))

    const moves = pullMoves(stage, { topic, subscription, known })
    const { publish, look, fetchDeleted } = moves
    const oldest = (waiting: readonly string[]): string | undefined => waiting[0]
    const newest = (waiting: readonly string[]): string | undefined => waiting.at(-1)
    const begun = [publish, publish, look, moves.fetch(oldest), look, moves.confirm(oldest), look]
    await model<PullState>({
      begin: async () => ({ waiting: [], gone: [], deleted: [], seen: [] }),
      straight: [...begun, publish, moves.remove(newest), fetchDeleted, look],
      moves: [
        publish,
        publish,
        publish,
        look,
        look,
        fetchDeleted,
        ...[oldest, newest].flatMap((which) => [
          moves.fetch(which),
          moves.confirm(which),
          moves.remove(which),
        ]),
      ],
      closing: [look, fetchDeleted],
    })
  },
})
