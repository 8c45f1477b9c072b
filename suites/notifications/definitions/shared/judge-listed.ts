import type { Answer, Item, Order, Stage } from '../../../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'

/**
 * Judges whether a definition that was created is in the list. A filter that should find it makes that quick; where it
 * does not, the whole list tells.
 */
export async function judgeListed(
  { admin, plain, operation, verify, undecided }: Stage,
  requirement: string,
  created: Answer,
  narrowed: NonNullable<Order['query']>,
): Promise<void> {
  const id = created.at('/_id')
  const isIt = (item: Item): boolean => item['_id'] === id
  if (typeof id !== 'string')
    return undecided(requirement, 'The answer does not tell the identifier of what was created.')
  const few = await listDefinitions(admin, narrowed)
  const list = few.items.some(isIt) ? few : await listDefinitions(admin)
  const page = list.pages.at(-1)?.answer ?? list.stopped
  const found = list.items.some(isIt)
  if (page === undefined || page.status !== 200) {
    await plain(operation('getDefinitions'))
    return undecided(requirement, 'The administrator was not answered with the list.')
  }
  if (!found && !list.complete)
    return undecided(requirement, 'The list is longer than it was read.')
  if (!found && list.items.every((item) => item['_id'] === undefined))
    return undecided(requirement, 'The list tells no identifiers.')
  verify(requirement, page).that({
    holds: found,
    expected: `${id} in the list`,
    actual: `${list.items.length} others`,
    pointer: '/_embedded/items',
    member: '_id',
    exchanges: [created.exchange.number],
  })
}
