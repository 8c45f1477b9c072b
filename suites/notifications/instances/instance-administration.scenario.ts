import {
  type Answer,
  type Item,
  shared,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { judgeStillActive } from './shared/judge-still-active.js'
import { activeList, identifierMember, keyOf } from '../shared/active-list.js'
import { createNotification } from '../shared/create-notifications.js'
import { isOfAnother, namesType } from '../shared/is-of-another.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification, shownNotification } from '../shared/shown-notification.js'

export default scenario('A customer cannot create, expire or delete a notification', {
  verifies: {
    create: 'notifications.createNotifications.administrative',
    expire: 'notifications.expireNotification.administrative',
    remove: 'notifications.deleteNotification.administrative',
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { customer, admin, fixtures, operation, verify } = stage
    const active = operation('getActiveNotifications')
    const key = identifierMember(active)
    const made = await madeDefinition(stage)
    for (const [name, refused] of [
      ['expireNotification', verify.expire],
      ['deleteNotification', verify.remove],
    ] as const) {
      if (!stage.interface.operations.some((one) => one.id === name)) continue
      const { id } = await listedNotification(stage, made)
      const order = orderAbout(operation(name), { notification: id })
      const answer = await customer.send(name, order)
      refused(answer).status('4XX')
      await someTimes(async () => refused(await customer.send(name, order)).status('4XX'))
      if (!(await judgeStillActive(stage, refused, id, answer))) continue
      // A request that no caller could make would show nothing.
      const entitled = await admin.send(name, order)
      if (entitled.status >= 300) notLetEither(refused, entitled)
    }

    const before = await activeList(stage, customer)
    const known = before.items.map((item) => keyOf(active, item))
    const isNew = (item: Item): boolean =>
      !known.includes(keyOf(active, item)) &&
      !isOfAnother(item, made.type) &&
      namesType(active, item, made.type) !== false
    const wanted = { user: await fixtures.user(), contextUri: await fixtures.contextUri() }
    const answer = await createNotification(stage, customer, made.id, wanted)
    verify.create(answer).status('4XX')
    await someTimes(async () => {
      const again = await createNotification(stage, customer, made.id, wanted)
      return verify.create(again).status('4XX')
    })
    const after = await activeList(stage, customer)
    verify.create(after.answer, answer).holdsNo('notification that a customer created', isNew, key)
    const { created } = await shownNotification(stage, made)
    if (created.status >= 300) notLetEither(verify.create, created)
  },
})

/** The refusal of what no caller could do shows nothing. */
function notLetEither(verify: Verification, { status, exchange }: Answer): void {
  verify.undecided(`The admin was refused as well: ${status}.`, {
    remedy: 'actors.admin',
    exchanges: [exchange.number],
  })
}
