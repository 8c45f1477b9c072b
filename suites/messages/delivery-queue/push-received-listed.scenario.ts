import { alone, identify, shared, withParts } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitReceived } from '../shared/await-received.js'
import { awaitRefused } from '../shared/await-refused.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { judgeAbsent } from './shared/judge-absent.js'
import { judgeMoved, listOf } from './shared/judge-moved.js'
import { judgeTakenAtOnce } from './shared/judge-taken-at-once.js'
import { takeSeveral } from './shared/take-several.js'
import { scenario } from '../shared/scenario.js'

const [received, failed] = ['getReceivedNotifications', 'getFailedNotifications']

export default scenario(
  'A push notification is among those received once the endpoint accepts it',
  {
    verifies: {
      listed: { requirement: 'messages.push.received-listed', after: 'messages.push.received' },
      receivedOnly: {
        requirement: 'messages.push.received-only',
        after: 'messages.push.stays-queued',
      },
      failedOnly: { requirement: 'messages.push.failed-only', after: 'messages.push.stays-queued' },
    },
    safety: 'disruptive',
    touches: [alone('messages.push'), shared('messages.queue')],
    async steps(stage) {
      const { verify } = stage
      await atEndpoint(stage, async (at) => {
        const parts = withParts(stage, at)
        const before = await listOf(parts, received)
        const taken = await holdInQueue(at)
        taken.reply(() => ({ kind: 'status', status: 200 }))
        if (taken.id !== undefined && (await awaitReceived(at, taken)) === undefined) return
        const several = taken.id === undefined ? undefined : await takeSeveral(at)
        const due = 1 + (several?.count ?? 0)
        await judgeMoved(parts, verify.listed, received, before, due)
        const held = await holdInQueue(at)
        held.reply(() => ({ kind: 'status', status: 500 }))
        if (taken.id === undefined || held.id === undefined) return
        if ([taken.id, ...before.items.map(identify)].includes(held.id))
          stage.giveUp(
            'The identifier of a notification that was received is given again.',
            'let each notification have an identifier of its own',
          )
        if ((await awaitRefused(at, held)).queued === undefined) return
        const ids = [held.id]
        const waiting = 'notification that the endpoint did not accept'
        await judgeAbsent(parts, verify.receivedOnly, received, waiting, ids)
        const done = [...ids, taken.id]
        await judgeAbsent(
          parts,
          verify.failedOnly,
          failed,
          'notification that has not failed',
          done,
        )
        if (several) await judgeTakenAtOnce(parts, before, { due, atOnce: several.atOnce })
      })
    },
  },
)
