import { type Choice, whereUndecided, wholeTarget, withParts } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { days } from '../shared/days.js'
import { assumePutForward } from '../shared/assume-put-forward.js'
import { assumeCalledInTime } from './shared/assume-called-in-time.js'
import { assumeApart } from './shared/assume-apart.js'
import { assumingCalls } from './shared/assuming-calls.js'
import { furtherKinds } from '../shared/further-kinds.js'
import { furtherTries } from './shared/further-tries.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeNotTried } from './shared/judge-not-tried.js'
import { judgeMoved, listOf } from './shared/judge-moved.js'
import { publishSeveral, type ToReply } from '../shared/publish-several.js'
import { scenario } from '../shared/scenario.js'
import { seenInQueue } from '../shared/seen-in-queue.js'
import type { Waiting } from '../shared/waiting-in.js'

/** An hour less than four days, and a day more: what is moved once a day has been moved by then. */
const [before, after] = [days(4 - 1 / 24), days(5)]
/** Milliseconds in which a notification that is moved too early would have been moved. */
const watch = 300
/** Tries after the first one that are waited for, where they come soon: many a queue gives up after ten. */
const many = 10
const refuse = (status: number): Choice => ({ kind: 'status', status })
/** How each of several messages is refused, one try after the other: what the endpoint answers makes no difference. */
const refusals: readonly (readonly Choice[])[] = [
  [refuse(500)],
  [refuse(404)],
  [refuse(410)],
  [{ kind: 'reset' }],
  [refuse(401), refuse(429)],
  // What is published beside plain messages.
  [refuse(403)],
  [refuse(300)],
  [refuse(503)],
]
const refuseAll = ({ index, tries }: ToReply): Choice => {
  const own = refusals[index % refusals.length] ?? []
  return own[tries % own.length] ?? refuse(500)
}
/** Where it is then, and where it is not; the documents name the lists, and a supplement may describe them. */
const [list, received] = ['getFailedNotifications', 'getReceivedNotifications']

/** Other stories decide. */
const notQueued = [
  'Not all that was refused is in the queue.',
  'fixtures.messages.pushTopic',
] as const

export default scenario(
  'A push notification that is not delivered stays queued for four days, and has failed after that',
  {
    verifies: {
      retried: { requirement: 'messages.push.retried', after: 'messages.push.stays-queued' },
      kept: { requirement: 'messages.push.kept-until-then', after: 'messages.push.stays-queued' },
      failed: { requirement: 'messages.push.fails-in-the-end', after: 'kept' },
      listed: { requirement: 'messages.push.failed-listed', after: 'failed' },
      notAgain: { requirement: 'messages.push.not-after-failed', after: 'failed' },
      failedOnly: { requirement: 'messages.push.failed-only', after: 'kept' },
    },
    safety: 'disruptive',
    touches: [wholeTarget],
    async steps(stage) {
      const { verify, during } = stage
      await atEndpoint(stage, async (at) => {
        const parts = withParts(stage, at)
        const isDescribed = (name: string): boolean =>
          stage.interface.operations.some(({ id }) => id === name)
        const besides = await furtherKinds(stage.fixtures, at.pushed)
        const topics = [at.pushed[0], ...besides.map(({ to }) => to)] as const
        const read = async (name: string) =>
          isDescribed(name) ? await listOf(parts, name, topics) : undefined
        const failedBefore = await read(list)
        // Where it is not read, other stories decide.
        const receivedBefore = await whereUndecided(read(received), () => undefined)
        const called = assumingCalls(stage, at, before)
        const several = await publishSeveral(called, refuseAll, true, besides)
        const { look, tried } = several
        const further = await Promise.all(tried.map((one) => furtherTries(at, one, many)))
        const { ids } = await seenInQueue(at, several)
        if (ids.size < several.count) return stage.giveUp(...notQueued)
        const isOurs = isOneOf(...ids)
        const isGone = ({ items }: Pick<Waiting, 'items'>): boolean => !items.some(isOurs)
        const stay = async () => {
          await Promise.all(further.map(({ come }) => come()))
          await at.eventually(watch, look, isGone)
          const failed = await read(list)
          const found = await seenInQueue(at, several)
          await assumeCalledInTime(at, several)
          if (found.ids.size < ids.size) await assumePutForward(at, before, 'no more')
          return { failed, ...found }
        }
        const early = await during('clock', stay, before)
        const lost = [...ids].filter((id) => !early.ids.has(id))
        if (lost.length > 0) return void verify.kept(early.queue).holds(lost)
        if (early.failed)
          verify.failedOnly(early.failed).holdsNo('notification that is still queued', isOurs)
        // However often they were refused.
        for (const { before: calls, deliveries } of further)
          verify.retried(early.queue).brings('another delivery, days later', deliveries(), calls)
        await during(
          'clock',
          async () => {
            const late = await at.eventually(at.endpoint.patience, look, isGone)
            if (!isGone(late)) await assumePutForward(at, after, 'no less')
            // Where the clock did not move, nothing was kept for long.
            verify.kept(early.queue).status(200)
            const day = 'notification that was not delivered, a day after four days are over'
            const isFailed = verify.failed(late.queue).holdsNo(day, isOurs)
            // They are not going to be delivered any more.
            at.published.clear()
            if (!isFailed) return
            if (failedBefore)
              await judgeMoved(parts, verify.listed, list, failedBefore, ids.size, topics)
            if (isDescribed(received))
              await assumeApart(parts, receivedBefore, [received, failedBefore && list], isOurs)
            await judgeNotTried(parts, verify.notAgain, several, late.queue)
          },
          after,
        )
      })
    },
  },
)
