import {
  alone,
  identify,
  type Item,
  often,
  shared,
  someTimes,
} from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { isCreatedBefore } from '../shared/is-created-before.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A notification of the delivery queue is read by its identifier', {
  verifies: {
    same: {
      requirement: 'messages.getPushNotification.same',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { customer, assume, given, giveUp, verify } = stage
    await atEndpoint(stage, async (at) => {
      const { id: held, queue, answered } = await holdInQueue(at)
      if (held === undefined) return
      const published = answered()
      const isEarly = (item: Item): boolean =>
        identify(item) === held && published !== undefined && isCreatedBefore(item, published)
      const what = 'notification that was created long before its message was published'
      assume(queue, 'messages.notifications.created-since').holdsNo(what, isEarly, 'createdAt')
      const { _id: id } = queue.items.find((item) => identify(item) === held) ?? {}
      if (typeof id !== 'string')
        return giveUp('The notification has no identifier to read it by.', undefined)
      await someTimes(async () => {
        const read = await customer.send('getPushNotification', { path: { notificationId: id } })
        given(read).status(200, 404)
        if (!verify.same(read).status(200)) return false
        return verify.same(read).tells('/_id', id, () => identify(Object(read.json)) === id)
      }, often)
    })
  },
})
