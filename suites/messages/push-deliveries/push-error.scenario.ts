import { alone, type Choice, identify, type Item, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 500 },
  { kind: 'reset' },
]

/** Milliseconds: times may be in whole seconds here, and in finer ones there. */
const second = 1000

const createdAt = (item: Item | undefined): number | undefined => {
  const at = Date.parse(String(item?.['createdAt']))
  return Number.isNaN(at) ? undefined : at
}

export default scenario('An error in a delivery is recorded in its notification', {
  verifies: {
    recorded: {
      requirement: 'messages.notification.delivery-error',
      after: 'messages.push.stays-queued',
    },
    created: {
      requirement: 'messages.notification.created-once',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    await atEndpoint(stage, async (at) => {
      let told = false
      for (const refusal of refusals) {
        const { id, reply, look, queue: before } = await holdInQueue(at)
        const isIt = (item: Item): boolean => identify(item) === id
        reply(() => refusal)
        const { queued, queue } = await at.eventually(
          at.endpoint.patience,
          look,
          (seen) => seen.queued === undefined || seen.queued['_error'] !== undefined,
        )
        if (queued === undefined) return
        stage.verify
          .recorded(queue)
          .holdsSome(
            'notification with an _error, as its endpoint did not take it',
            (item) => isIt(item) && item['_error'] !== undefined,
            '_error',
          )
        const was = createdAt(before.items.find(isIt))
        if (was === undefined) continue
        told = true
        stage.verify
          .created(queue)
          .holdsNo(
            `notification that was created at another time than ${new Date(was).toISOString()}`,
            (item) => isIt(item) && Math.abs((createdAt(item) ?? was) - was) > second,
            'createdAt',
          )
      }
      if (!told)
        stage.verify.created.undecided('No notification shows when it was created.', {
          remedy: 'let a notification show when it was created',
        })
    })
  },
})
