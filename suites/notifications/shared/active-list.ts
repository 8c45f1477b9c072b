import {
  type Answer,
  hrefsOf,
  type Item,
  type Operation,
  type Sender,
  type Stage,
  valueAt,
} from '../../../src/scenario/index.js'

/** The active notifications of a user, as one answer lists them. */
export interface ActiveList {
  readonly answer: Answer
  readonly items: readonly Item[]
}

/**
 * Asks for the active notifications of a user. What is listed unasked is not shown, so contexts are asked for where
 * the supplement says that they can be.
 *
 * @param contexts names of contexts, none to name none; that of our definitions by default
 */
export async function activeList(
  { operation: find, fixtures, giveUp }: Pick<Stage, 'operation' | 'fixtures' | 'giveUp'>,
  sender: Sender,
  contexts?: readonly string[],
): Promise<ActiveList> {
  const operation = find('getActiveNotifications')
  const takes = operation.parameters.some(({ name }) => name === 'context')
  const wanted = contexts ?? [String(await fixtures['contextName']?.())]
  const query = takes && wanted.length > 0 ? { context: wanted.join('|') } : {}
  const answer = await sender.send(operation.id, { query })
  if (hrefsOf(answer.json, 'next').length > 0)
    giveUp(
      'The active notifications come in pages, which no document shows.',
      'let the target answer with all of them at once',
    )
  return { answer, items: answer.status === 200 ? answer.items : [] }
}

/** Where a notification of a list has what the supplement names by a meaning; undefined where it names none. */
export function placeOf(
  { answer }: ActiveList,
  item: Item,
  { meanings }: Operation,
  meaning: string,
): string | undefined {
  const list = answer.at('/items') === undefined ? '/_embedded/items' : '/items'
  const items = answer.at(list)
  const index = Array.isArray(items) ? items.indexOf(item) : -1
  return meanings[meaning] === undefined ? undefined : `${list}/${index}${meanings[meaning]}`
}

/** What a notification has by a meaning that the supplement names; undefined where it names none. */
export function meant({ meanings }: Operation, item: Item, meaning: string): unknown {
  const pointer = meanings[meaning]
  return pointer === undefined ? undefined : valueAt(item, pointer)
}

/** The member that distinguishes a notification from others. */
export const identifierMember = ({ meanings }: Operation): string =>
  meanings['identifier'] ?? '/_id'

/** What distinguishes a notification from others: its identifier, else all its members. */
export const keyOf = (operation: Operation, item: Item): string =>
  identifierOf(operation, item) ?? JSON.stringify(item)

/** Identifier of a notification: where the supplement says, or `_id`, as all resources have it. */
export function identifierOf(operation: Operation, item: Item): string | undefined {
  const id = meant(operation, item, 'identifier') ?? item['_id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}
