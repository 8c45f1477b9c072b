import { alone, shared } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

export default scenario('Push notifications are not in the list of pull notifications', {
  verifies: {
    noPush: {
      requirement: 'messages.getPullNotifications.no-push',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      const { id } = await holdInQueue(at)
      if (id === undefined) return
      const list = await waitingIn(at, {})
      verify.noPush(list).holdsNo('notification of a push subscription', isOneOf(id))
    })
  },
})
