import {
  alone,
  awaitAftermath,
  hrefsOf,
  shared,
  type Verification,
} from '../../../src/scenario/index.js'
import { acknowledge } from '../shared/acknowledge.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeCreated } from './shared/judge-created.js'
import { judgeLeft } from '../shared/judge-left.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'
import { wholeList } from '../shared/whole-list.js'

export default scenario('A notification stays in the list until it is acknowledged', {
  verifies: {
    notByReading: 'messages.acknowledge.not-by-reading',
    leaves: { requirement: 'messages.acknowledge.leaves', after: 'notByReading' },
    notOthers: {
      requirement: 'messages.acknowledge.not-others',
      after: ['notByReading', 'leaves'],
    },
    created: { requirement: 'messages.notification.created-kept', after: 'notByReading' },
  },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, fixtures, verify, confirmed, eventually } = stage
    const first = await ownNotification(stage)
    const one = await ownNotification(stage)
    const last = await ownNotification(stage)
    const list = () => waitingIn(stage, { subscription: one.subscription })
    const read = await readOwn(stage, one)
    const since = [one, last].flatMap(({ id, siblings }) => [id, ...siblings.map((by) => by.id)])
    const staysIn = (
      key: Verification,
      ids: readonly string[],
      own = first,
      subscription = own.subscription,
    ) => judgeLeft(stage, key, { subscription, ids, early: own.lists.get(subscription), since })
    const seen = await staysIn(verify.notByReading, [one.id])
    if (seen === undefined) return
    judgeCreated(verify.created, one, read, seen)

    await acknowledge(stage, read)
    const [again = ''] = hrefsOf(read.json, 'svc:acknowledge')
    const acknowledgedAt = stage.now()
    const isAcknowledged = isOneOf(one.id)
    const after = await eventually(
      await fixtures.deliveryTime(),
      list,
      ({ items }) => !items.some(isAcknowledged),
    )
    const what = 'notification that was acknowledged'
    if (!verify.leaves(after).holdsNo(what, isAcknowledged)) return
    const isGone = await verify.leaves.confirmed(async (compare) => {
      const whole = (await wholeList(stage)) ?? (await list())
      compare(whole).holdsNo(`${what}, whatever its subscription`, isAcknowledged)
    })
    if (!isGone) return
    // Where others acknowledge theirs meanwhile, one may stand on no page of a list that is read in several.
    await staysIn(verify.notOthers, [first.id, last.id])
    for (const { id, subscription } of one.siblings)
      await staysIn(verify.notOthers, [id], one, subscription)

    // What the list says of a notification is of that one as well.
    const page = after.pages.find(({ items }) => items.some(isOneOf(last.id)))
    const [href] = hrefsOf(page?.items.find(isOneOf(last.id)), 'svc:acknowledge')
    if (page === undefined || href === undefined) return
    await acknowledge(stage, page, href)
    const isLast = isOneOf(last.id)
    const end = await eventually(
      await fixtures.deliveryTime(),
      list,
      ({ items }) => !items.some(isLast),
    )
    verify.leaves(end).holdsNo('notification that was acknowledged from the list', isLast)
    // What was acknowledged does not come back, either; nor does it when that is done once more.
    await customer.act(read, again)
    await awaitAftermath(stage, acknowledgedAt)
    await confirmed(async (compare) => {
      const now = await list()
      compare.notOthers(now).holds([first.id])
      compare.leaves(now).holdsNo(what, isAcknowledged)
    })
  },
})
