import { type Item, type Stage, walkNumbered } from '../../../src/scenario/index.js'

const mostPages = 4

/**
 * The definitions that the customer is shown, as far as the first pages go.
 *
 * @throws Undecided where the list is not answered
 */
export async function listedDefinitions({
  customer,
  giveUp,
}: Pick<Stage, 'customer' | 'giveUp'>): Promise<readonly Item[]> {
  const list = await walkNumbered(customer, 'getDefinitions', {}, { pages: mostPages })
  if (list.pages.length === 0) giveUp('The list of definitions is not answered.', undefined)
  return list.items
}
