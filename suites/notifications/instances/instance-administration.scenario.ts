import {
  type Answer,
  awaitAftermath,
  type Item,
  type Operation,
  type Sender,
  shared,
  someTimes,
  type Stage,
  type Verification,
} from '../../../src/scenario/index.js'
import { judgeStillActive } from './shared/judge-still-active.js'
import { type ActiveList, activeList, identifierMember, keyOf } from '../shared/active-list.js'
import { createNotification } from '../shared/create-notifications.js'
import { isOfAnother, namesType } from '../shared/is-of-another.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { refusedAsWell } from '../shared/refused-as-well.js'
import { scenario } from '../shared/scenario.js'
import { listedNotification, type Shown, shownNotification } from '../shared/shown-notification.js'

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
    const tried: Tried[] = []
    for (const [name, refused] of [
      ['expireNotification', verify.expire],
      ['deleteNotification', verify.remove],
    ] as const) {
      if (!stage.interface.operations.some((one) => one.id === name)) continue
      // Each has a definition of its own: a service may make one of notifications that are alike.
      const { id, shown } = await listedNotification(stage, await madeDefinition(stage))
      const order = orderAbout(operation(name), { notification: id })
      const send = (sender: Sender) => sender.send(name, order)
      const answer = await send(customer)
      refused(answer).status('4XX')
      await someTimes(async () => refused(await send(customer)).status('4XX'))
      tried.push({ refused, id, shown, answer, entitle: () => send(admin) })
    }

    const made = await madeDefinition(stage)
    const before = await activeList(stage, customer)
    const known = keysIn(active, [before, ...tried.map(({ shown }) => shown.list)])
    const isNew = (item: Item): boolean =>
      !known.includes(keyOf(active, item)) &&
      !isOfAnother(item, made.type) &&
      namesType(active, item, made.type) !== false
    const wanted = { user: await fixtures.user(), contextUri: await fixtures.contextUri() }
    const create = () => createNotification(stage, customer, made.id, wanted)
    const answer = await create()
    verify.create(answer).status('4XX')
    await someTimes(async () => verify.create(await create()).status('4XX'))
    await awaitAftermath(stage)
    const after = await activeList(stage, customer)
    verify.create(after.answer, answer).holdsNo('notification that a customer created', isNew, key)
    await judgeTried(stage, tried)
    const { created } = await shownNotification(stage, made)
    if (created.status >= 300) refusedAsWell(verify.create, created)
  },
})

/** What is known by several lists: one node of a service may not show yet what another one does. */
const keysIn = (active: Operation, lists: readonly ActiveList[]): readonly string[] =>
  lists.flatMap(({ items }) => items.map((item) => keyOf(active, item)))

/** A request about a notification that was refused to a customer. */
interface Tried {
  readonly refused: Verification
  readonly id: string
  readonly shown: Shown
  readonly answer: Answer
  /** Sends it as an administrator. */
  entitle(): Promise<Answer>
}

/** All are looked for before any is taken away. */
async function judgeTried(stage: Stage, tried: readonly Tried[]): Promise<void> {
  const kept: Tried[] = []
  for (const one of tried)
    if (await judgeStillActive(stage, one.refused, one.id, one.answer)) kept.push(one)
  for (const { refused, entitle } of kept) {
    // A request that no caller could make would show nothing.
    const entitled = await entitle()
    if (entitled.status >= 300) refusedAsWell(refused, entitled)
  }
}
