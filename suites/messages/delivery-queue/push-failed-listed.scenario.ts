import { wholeTarget } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { days } from '../shared/days.js'
import { eventually } from '../shared/eventually.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { idsIn, judgeMoved } from './shared/judge-moved.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.push.failed-listed'
const list = 'getFailedNotifications'

export default scenario(
  'A push notification that nobody took in four days is among the failed ones',
  {
    verifies: [requirement],
    safety: 'disruptive',
    touches: [wholeTarget],
    async steps(stage) {
      const { undecided, during } = stage
      await atEndpoint(stage, async (at) => {
        const parts = { ...stage, ...at }
        const { ids } = await idsIn(parts, list)
        const held = await holdInQueue(at)
        held.reply(() => ({ kind: 'status', status: 500 }))
        if ((await awaitRefused(at, held)).queued === undefined)
          return undecided(requirement, 'The notification is not in the delivery queue.', {
            dependsOn: 'messages.push.stays-queued',
          })
        const judge = async () => {
          const gone = await eventually(at, at.endpoint.patience, async () =>
            (await held.look()).queued === undefined ? true : undefined,
          )
          if (gone === undefined)
            return undecided(requirement, 'The notification did not leave the queue.', {
              dependsOn: 'messages.push.fails-in-the-end',
            })
          await judgeMoved(parts, list, ids, requirement)
        }
        await during('clock', judge, days(5))
        at.published.clear()
      })
    },
  },
)
