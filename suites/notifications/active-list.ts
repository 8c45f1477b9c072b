import {
  type Answer,
  type Item,
  type Operation,
  type Sender,
  valueAt,
} from '../../src/scenario/index.js'

/** The active notifications of somebody, as one answer lists them. */
export interface ActiveList {
  readonly answer: Answer
  readonly items: readonly Item[]
}

/**
 * Asks for the active notifications of a user.
 *
 * @param contexts names of contexts; without them, whatever is listed by default
 */
export async function activeList(
  sender: Sender,
  operation: Operation,
  contexts: readonly string[] = [],
): Promise<ActiveList> {
  const needed = operation.parameters.some(({ name, required }) => name === 'context' && required)
  const wanted = contexts.length === 0 && needed ? ['user', 'none'] : contexts
  const query = wanted.length === 0 ? {} : { context: wanted.join('|') }
  const answer = await sender.send(operation.id, { query })
  return { answer, items: answer.status === 200 ? answer.items : [] }
}

/** What a notification has by a meaning that the supplement names; undefined where it names none. */
export function meant({ meanings }: Operation, item: Item, meaning: string): unknown {
  const pointer = meanings[meaning]
  return pointer === undefined ? undefined : valueAt(item, pointer)
}

/** Identifier of a notification: where the supplement says, or `_id`, as all resources have it. */
export function identifierOf(operation: Operation, item: Item): string | undefined {
  const id = meant(operation, item, 'identifier') ?? item['_id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}
