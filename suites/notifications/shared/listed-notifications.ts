import { often, type RequestInput, type Stage } from '../../../src/scenario/index.js'
import {
  activeList,
  type ActiveList,
  identifierMember,
  identifierOf,
  keyOf,
} from './active-list.js'
import { createAgain } from './create-again.js'
import { notificationOrder } from './create-notifications.js'
import { givenNotification } from './given-notification.js'
import { isOfAnother, namesType } from './is-of-another.js'
import type { Made } from './made-definition.js'
import { orderAbout } from './order-about.js'

/** Notifications of ours, as the customer sees them. */
export interface Listed {
  /** At least one. */
  readonly ids: readonly string[]
  readonly list: ActiveList
}

/**
 * Creates some notifications of one definition for the customer, and looks for them among the active ones. A service may
 * make one of those that are alike.
 *
 * @param given the request that creates one; by default it gives the context in full
 * @throws Undecided where none is created or listed
 */
export async function listedNotifications(
  stage: Stage,
  { id, type }: Made,
  given?: RequestInput,
): Promise<Listed> {
  const { customer, fixtures, operation, afterwards, assume, eventually, settled } = stage
  const active = operation('getActiveNotifications')
  const wanted = {
    user: String(await fixtures['user']?.()),
    contextUri: String(await fixtures['contextUri']?.()),
  }
  const order = given ?? notificationOrder(stage, id, 'withContext', wanted)
  const before = await activeList(stage, customer)
  const known = new Set(before.items.map((item) => keyOf(active, item)))
  let created = 0
  for (let time = 0; time < often; time += 1) {
    const answer = await createAgain(stage, id, order)
    if (created === 0) givenNotification(stage, answer)
    if (answer.status < 300) created += 1
  }
  const look = async () => {
    const list = await activeList(stage, customer)
    const all = list.items.filter(
      (item) => !known.has(keyOf(active, item)) && !isOfAnother(item, type),
    )
    // Others may make some at the same time.
    const named = all.filter((item) => namesType(active, item, type) !== false)
    return { list, fresh: named.length > 0 ? named : all, isSure: named.length > 0 }
  }
  const patience = Number(await fixtures['deliveryTime']?.())
  const first = await eventually(patience, look, ({ isSure }) => isSure)
  const isWhole = first.fresh.length >= created
  const { list, fresh } = isWhole
    ? first
    : await settled(look, (seen) => seen.fresh.length >= created)
  stage.given(list.answer).status(200)
  const ids = fresh.flatMap((item) => identifierOf(active, item) ?? [])
  const remove = stage.interface.operations.find((one) => one.id === 'deleteNotification')
  if (remove !== undefined)
    // They may be gone with their definition; what could not be deleted is no fault of the scenario.
    afterwards(async (actors) => {
      for (const notification of ids)
        await actors.admin.send(remove.id, orderAbout(remove, { notification }))
    })
  assume(list.answer, 'notifications.active.listed').holdsSome(
    'notification that was created',
    (one) => fresh.includes(one),
    identifierMember(active),
  )
  if (ids.length === 0)
    stage.giveUp('The notification has no identifier.', 'let a notification show its identifier')
  return { ids, list }
}
