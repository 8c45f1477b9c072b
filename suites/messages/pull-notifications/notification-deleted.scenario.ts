import {
  type Answer,
  alone,
  assumePermitted,
  often,
  shared,
  someTimes,
} from '../../../src/scenario/index.js'
import { isGivenAgain } from './shared/is-given-again.js'
import { judgeGoneOnceRead } from './shared/judge-gone-once-read.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeLeft } from '../shared/judge-left.js'
import { type OwnNotification, ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

export default scenario('A notification that was deleted is gone', {
  verifies: {
    gone: 'messages.delete.gone',
    notListed: { requirement: 'messages.delete.not-listed', after: 'gone' },
    notOthers: { requirement: 'messages.delete.not-others', after: 'gone' },
    unknown: 'messages.delete.unknown',
  },
  safety: 'disruptive',
  stocked: 'getPullNotifications',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, plain, operation, assume, verify, random } = stage
    const first = await ownNotification(stage)
    // Where nothing can be read, nothing is shown by being gone. Ours is not read first: that may take it away.
    await plain(operation('getPullNotification'))
    let own = await ownNotification(stage)
    const last = await ownNotification(stage)
    const came = [own, last].flatMap(idsOf)
    let isTaken = false
    const isOther = (answer: Answer): boolean =>
      (isTaken ||= isGivenAgain(answer, own.item['createdAt']))
    // It only begins like the identifier of one.
    const unknown = { path: { notificationId: `${first.id}assay${random(1e9)}` } }
    const nothing = await customer.send('getPullNotification', unknown)
    if (nothing.status < 300) assume(nothing, 'messages.getPullNotification.unknown').status(404)

    const remove = () => customer.send('deleteNotification', orderOf(own))
    let deleted = await remove()
    // A node of a service that is behind may have listed what was gone already: another one decides.
    for (let again = 1; deleted.status === 404 && again < often; again += 1) {
      own = await ownNotification(stage)
      came.push(...idsOf(own))
      deleted = await remove()
    }
    const order = orderOf(own)
    assumePermitted(stage, deleted)
    const isDeleted = verify.gone(deleted).status(204)
    // What was written may take its time until it is seen.
    const isGone = await verify.gone.confirmed(async (compare) => {
      const read = await customer.send('getPullNotification', order)
      if (!isOther(read)) compare(read, deleted).status(404)
    })
    await someTimes(async () => {
      const absent = await customer.send('deleteNotification', unknown)
      return verify.unknown(absent).status(404, 400)
    })
    if (!isDeleted || !isGone) return
    // It was not there any more: no delay explains that it is again.
    await someTimes(async () => {
      const again = await customer.send('getPullNotification', order)
      return isOther(again) || verify.gone(again, deleted).status(404)
    }, often)

    if (!isTaken) verify.unknown(await customer.send('deleteNotification', order)).status(404)
    await verify.notListed.confirmed(async (compare) => {
      const list = await waitingIn(stage, { subscription: own.subscription })
      compare(list, deleted).holdsNo('notification that was deleted', isOneOf(own.id))
    })
    const holdsOn = (subscription: string, ids: readonly string[], { lists }: OwnNotification) => {
      const left = { subscription, ids, early: lists.get(subscription), since: came }
      return judgeLeft(stage, verify.notOthers, left, deleted)
    }
    await holdsOn(own.subscription, [first.id, last.id], first)
    for (const { id, subscription } of own.siblings) await holdsOn(subscription, [id], own)
    await judgeGoneOnceRead(stage, verify.gone, first)
  },
})

const orderOf = ({ id }: OwnNotification) => ({ path: { notificationId: id } })

const idsOf = ({ id, siblings }: OwnNotification) => [id, ...siblings.map((one) => one.id)]
