import { identify, type Item, wholeTarget, withParts } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { days } from '../shared/days.js'
import { furtherTries } from './shared/further-tries.js'
import { holdInQueue, type Looked } from '../shared/hold-in-queue.js'
import { judgeMoved, listOf } from './shared/judge-moved.js'
import { scenario } from '../shared/scenario.js'

/** An hour less than four days, and a day more: what is moved once a day has been moved by then. */
const [before, after] = [days(4 - 1 / 24), days(5)]
/** Milliseconds in which a notification that is moved too early would have been moved. */
const watch = 300
/** Where it is then; the documents name the list, and a supplement may describe it. */
const list = 'getFailedNotifications'

export default scenario(
  'A push notification that is not delivered stays queued for four days, and has failed after that',
  {
    verifies: {
      retried: { requirement: 'messages.push.retried', after: 'kept' },
      kept: { requirement: 'messages.push.kept-until-then', after: 'messages.push.stays-queued' },
      failed: { requirement: 'messages.push.fails-in-the-end', after: 'kept' },
      listed: { requirement: 'messages.push.failed-listed', after: 'failed' },
    },
    safety: 'disruptive',
    touches: [wholeTarget],
    async steps(stage) {
      const { verify, during } = stage
      await atEndpoint(stage, async (at) => {
        const parts = withParts(stage, at)
        const isDescribed = stage.interface.operations.some(({ id }) => id === list)
        const [failedBefore, held] = await Promise.all([
          isDescribed ? listOf(parts, list) : undefined,
          holdInQueue(at),
        ])
        held.reply(() => ({ kind: 'status', status: 500 }))
        if ((await awaitRefused(at, held)).queued === undefined) return
        const isOurs = (item: Item): boolean => identify(item) === held.id
        const isGone = ({ queued }: Looked): boolean => queued === undefined
        const hour = 'notification that was not delivered, an hour before four days are over'
        const further = await furtherTries(at, held)
        const look = async () => {
          await further.come()
          return at.eventually(watch, held.look, isGone)
        }
        const early = await during('clock', look, before)
        if (!verify.kept(early.queue).holdsSome(hour, isOurs)) return
        // However often it was refused.
        verify
          .retried(early.queue)
          .brings('another delivery, days later', further.deliveries(), further.before)
        await during(
          'clock',
          async () => {
            const late = await at.eventually(at.endpoint.patience, held.look, isGone)
            const day = 'notification that was not delivered, a day after four days are over'
            const isFailed = verify.failed(late.queue).holdsNo(day, isOurs)
            if (isFailed && failedBefore) await judgeMoved(parts, verify.listed, list, failedBefore)
          },
          after,
        )
        // It is not going to be delivered any more.
        at.published.clear()
      })
    },
  },
)
