import { alone, shared, withParts } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitReceived } from '../shared/await-received.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { judgeMoved, listOf } from './shared/judge-moved.js'
import { scenario } from '../shared/scenario.js'

const list = 'getReceivedNotifications'

export default scenario('A push notification that the endpoint accepted is among those received', {
  verifies: {
    listed: { requirement: 'messages.push.received-listed', after: 'messages.push.received' },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    await atEndpoint(stage, async (at) => {
      const parts = withParts(stage, at)
      const before = await listOf(parts, list)
      const held = await holdInQueue(at)
      held.reply(() => ({ kind: 'status', status: 200 }))
      if (held.id !== undefined && (await awaitReceived(at, held)) === undefined) return
      await judgeMoved(parts, stage.verify.listed, list, before)
    })
  },
})
