import { wholeTarget } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { days } from '../shared/days.js'
import { eventually } from '../shared/eventually.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const [kept, failed] = ['messages.push.kept-until-then', 'messages.push.fails-in-the-end'] as const

/** An hour less than four days, and a day more: what is moved once a day has been moved by then. */
const [before, after] = [days(4 - 1 / 24), days(5)]
/** Milliseconds in which a notification that is moved too early would have been moved. */
const watch = 300

export default scenario(
  'A push notification that nobody takes stays queued for four days, and no longer',
  {
    verifies: [kept, failed],
    safety: 'disruptive',
    touches: [wholeTarget],
    async steps(stage) {
      const { verify, undecided, during } = stage
      await atEndpoint(stage, async (at) => {
        const held = await holdInQueue(at)
        const { id, look } = held
        held.reply(() => ({ kind: 'status', status: 500 }))
        const missing = { dependsOn: 'messages.push.stays-queued' }
        if ((await awaitRefused(at, held)).queued === undefined) {
          for (const one of [kept, failed])
            undecided(one, 'The notification is not in the delivery queue.', missing)
          return
        }
        const gone = async () => {
          const seen = await look()
          return seen.queued === undefined ? seen : undefined
        }
        const early = await during('clock', () => eventually(at, watch, gone), before)
        const still = early ?? (await look())
        verify(kept, still.page).that({
          holds: early === undefined,
          expected: 'the notification, an hour before the four days are over',
          actual: early === undefined ? 'it is there' : 'it is not there',
          pointer: '/_embedded/items',
        })
        if (early !== undefined)
          return undecided(failed, 'It left the queue too early.', { dependsOn: kept })
        const left = await during('clock', () => eventually(at, at.endpoint.patience, gone), after)
        // Nobody is going to take it any more.
        at.published.clear()
        verify(failed, left?.page ?? still.page).that({
          holds: left !== undefined,
          absence: true,
          expected: 'no such notification, a day after the four days are over',
          actual: left === undefined ? `${id} is still queued` : 'it is gone',
          pointer: '/_embedded/items',
        })
      })
    },
  },
)
