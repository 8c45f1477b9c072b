import { alone, assumePermitted, hrefsOf, often, shared } from '../../../src/scenario/index.js'
import { acknowledge } from '../shared/acknowledge.js'
import { isOneOf } from '../shared/is-one-of.js'
import { readOwn } from './shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { severalNotifications } from './shared/several-notifications.js'
import { waitingIn } from '../shared/waiting-in.js'

export default scenario('Each of several notifications waits until it is itself taken away', {
  verifies: {
    notByReading: 'messages.acknowledge.not-by-reading',
    gone: { requirement: 'messages.delete.gone', after: 'notByReading' },
    notDeleted: { requirement: 'messages.delete.not-others', after: 'gone' },
    leaves: { requirement: 'messages.acknowledge.leaves', after: 'notDeleted' },
    notAcknowledged: { requirement: 'messages.acknowledge.not-others', after: 'leaves' },
  },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, verify, eventually } = stage
    const subscriptions = await fixtures.pullSubscriptions()
    const several = await severalNotifications(stage, subscriptions)
    const { own, others, taken, judgeLeft } = several
    const [subscription] = subscriptions
    // One that is read again and again is there as one that is read once.
    const [again = ''] = own
    const reads = [...own.slice(0, often - 2), again, again]
    await Promise.all(reads.map((id) => readOwn(stage, { id })))
    if (!(await judgeLeft(verify.notByReading))) return

    for (const id of others.slice(often)) {
      const order = { path: { notificationId: id } }
      const deleted = await customer.send('deleteNotification', order)
      assumePermitted(stage, deleted)
      // One that is gone was deleted with another one.
      if (deleted.status === 404) continue
      if (!verify.gone(deleted).status(204)) return
      taken.add(id)
    }
    if (!(await judgeLeft(verify.notDeleted))) return

    const read = () => waitingIn(stage, { subscription })
    // Where all are of one subscription, one of those that are left stays.
    for (const id of own.slice(0, own === others ? often - 1 : often)) {
      // What the list says of a notification is of that one as well.
      const page = (await read()).pages.find(({ items }) => items.some(isOneOf(id)))
      const [href] = hrefsOf(page?.items.find(isOneOf(id)), 'svc:acknowledge')
      if (page === undefined || href === undefined) continue
      await acknowledge(stage, page, href)
      taken.add(id)
    }
    const areAcknowledged = isOneOf(...own.filter((id) => taken.has(id)))
    const time = await fixtures.deliveryTime()
    const after = await eventually(time, read, ({ items }) => !items.some(areAcknowledged))
    verify.leaves(after).holdsNo('notification that was acknowledged', areAcknowledged)
    await several.acknowledgeOthers(verify.leaves)
    await judgeLeft(verify.notAcknowledged)
  },
})
