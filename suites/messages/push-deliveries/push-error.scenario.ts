import {
  alone,
  type Choice,
  type Delivery,
  identify,
  type Item,
  shared,
  type Verification,
} from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { createdAt } from '../shared/created-at.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { sameMoment } from '../shared/same-moment.js'
import { scenario } from '../shared/scenario.js'
import { errorNotShown, toldError } from '../shared/told-error.js'
import type { Waiting } from '../shared/waiting-in.js'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 500 },
  { kind: 'reset' },
]

/** Judges that a notification of which no delivery has ended yet has no error. */
function judgeUntried(
  recorded: Verification,
  queue: Waiting,
  isIt: (item: Item) => boolean,
  deliveries: readonly Delivery[],
): void {
  const hasError = (item: Item): boolean => Object.keys(Object(item['_error'])).length > 0
  if (deliveries.every(({ ending }) => ending === undefined))
    recorded(queue).holdsNo(
      'notification with an _error, as none of its deliveries failed',
      (item) => isIt(item) && hasError(item),
      '_error',
    )
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
        const { id, reply, look, queue: before, deliveries } = await holdInQueue(at)
        const isIt = (item: Item): boolean => identify(item) === id
        judgeUntried(stage.verify.recorded, before, isIt, deliveries())
        reply(() => refusal)
        const { queued, queue } = await at.eventually(
          at.endpoint.patience,
          look,
          (seen) => seen.queued === undefined || seen.queued['_error'] !== undefined,
        )
        if (queued === undefined) return
        const isTold = await toldError(at, queued)
        if (isTold === undefined) stage.verify.recorded.undecided(...errorNotShown)
        else
          stage.verify
            .recorded(queue)
            .holdsSome(
              'notification with an _error, as its endpoint did not take it',
              (item) => isIt(item) && isTold,
              '_error',
            )
        const was = createdAt(before.items.find(isIt))
        if (was === undefined) continue
        told = true
        const isLater = (item: Item) => isIt(item) && !sameMoment(createdAt(item) ?? was, was)
        const what = `notification that was created at another time than ${was}`
        stage.verify.created(queue).holdsNo(what, isLater, 'createdAt')
      }
      if (!told)
        stage.verify.created.undecided('No notification shows when it was created.', {
          remedy: 'let a notification show when it was created',
        })
    })
  },
})
