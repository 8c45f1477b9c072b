import type { Answer, Item, RequestInput, Stage } from '../../../src/scenario/index.js'
import {
  type ActiveList,
  activeList,
  identifierMember,
  identifierOf,
  keyOf,
} from './active-list.js'
import { createAgain } from './create-again.js'
import { notificationOrder } from './create-notifications.js'
import type { Made } from './made-definition.js'
import { orderAbout } from './order-about.js'
import { givenNotification } from './given-notification.js'
import { isOfAnother, namesType } from './is-of-another.js'

/** A notification that was created for the customer, and what became of the list of active ones. */
export interface Shown {
  readonly created: Answer
  readonly list: ActiveList
  /** As the customer sees it; undefined where it is not listed. */
  readonly item: Item | undefined
  readonly contextUri: string
}

/**
 * Creates a notification of ours for the customer, and looks for it among the active ones. When it is there is not
 * said, so it is waited for.
 *
 * @param given the request that creates it; by default one that gives the context in full
 */
export async function shownNotification(
  stage: Stage,
  { id, type }: Made,
  given?: RequestInput,
): Promise<Shown> {
  const { customer, fixtures, operation, afterwards, eventually } = stage
  const user = String(await fixtures['user']?.())
  const contextUri = String(await fixtures['contextUri']?.())
  const active = operation('getActiveNotifications')
  const before = await activeList(stage, customer)
  const known = new Set(before.items.map((item) => keyOf(active, item)))
  const order = given ?? notificationOrder(stage, id, 'withContext', { user, contextUri })
  const created = await createAgain(stage, id, order)
  const look = async () => {
    const list = await activeList(stage, customer)
    const fresh = list.items.filter((item) => !known.has(keyOf(active, item)))
    const own = fresh.filter((one) => !isOfAnother(one, type))
    const sure = own.find((one) => namesType(active, one, type) !== false)
    return { list, item: sure ?? own[0], isSure: sure !== undefined }
  }
  const patience = created.status < 300 ? Number(await fixtures['deliveryTime']?.()) : 0
  const { list, item } = await eventually(
    patience,
    look,
    // What comes first may have been made by others.
    ({ list: seen, isSure }) => isSure || seen.answer.status !== 200,
  )
  const remove = stage.interface.operations.find((one) => one.id === 'deleteNotification')
  const notification = item && identifierOf(active, item)
  if (remove !== undefined && notification !== undefined)
    // It may be gone with its definition; what could not be deleted is no fault of the scenario.
    afterwards((actors) => actors.admin.send(remove.id, orderAbout(remove, { notification })))
  return { created, list, item, contextUri }
}

/**
 * The same, for scenarios that build on it.
 *
 * @throws Undecided where no notification is created or listed
 */
export async function listedNotification(
  stage: Stage,
  made: Made,
): Promise<{ readonly id: string; readonly shown: Shown }> {
  const { assume, given, operation, giveUp } = stage
  const shown = await shownNotification(stage, made)
  givenNotification(stage, shown.created)
  given(shown.list.answer).status(200)
  const active = operation('getActiveNotifications')
  const id = shown.item && identifierOf(active, shown.item)
  assume(shown.list.answer, 'notifications.active.listed').holdsSome(
    'notification that was created',
    (one) => one === shown.item,
    identifierMember(active),
  )
  if (id === undefined)
    return giveUp('The notification has no identifier.', 'let a notification show its identifier')
  return { id, shown }
}
