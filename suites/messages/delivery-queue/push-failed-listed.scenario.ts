import { wholeTarget } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { days } from '../shared/days.js'
import { holdInQueue, type Looked } from '../shared/hold-in-queue.js'
import { judgeMoved, listOf } from './shared/judge-moved.js'
import { scenario } from '../shared/scenario.js'

const list = 'getFailedNotifications'

export default scenario('A push notification not received within four days is a failed one', {
  verifies: {
    listed: {
      requirement: 'messages.push.failed-listed',
      after: 'messages.push.fails-in-the-end',
    },
  },
  safety: 'disruptive',
  touches: [wholeTarget],
  async steps(stage) {
    const { verify, during, giveUp } = stage
    await atEndpoint(stage, async (at) => {
      const parts = { ...stage, ...at }
      const before = await listOf(parts, list)
      const held = await holdInQueue(at)
      held.reply(() => ({ kind: 'status', status: 500 }))
      if ((await awaitRefused(at, held)).queued === undefined)
        giveUp('The notification is not in the delivery queue.')
      const judge = async () => {
        const isGone = ({ queued }: Looked): boolean => queued === undefined
        const seen = await at.eventually(at.endpoint.patience, held.look, isGone)
        if (isGone(seen)) await judgeMoved(parts, verify.listed, list, before)
      }
      await during('clock', judge, days(5))
      at.published.clear()
    })
  },
})
