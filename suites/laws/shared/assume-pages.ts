import { aspectOf, type LawStage, type Operation, type Walk } from '../../../src/scenario/index.js'

const answers = aspectOf('service', 'answers')

/**
 * Pages of any size within the limits may be asked for: where a list that is answered in big pages refuses small ones, it
 * does not answer what is well formed.
 */
export function assumeSmallPages(
  { assume }: Pick<LawStage, 'assume'>,
  operation: Operation,
  { pages, end }: Walk,
): void {
  if (pages.length === 0 && end.kind === 'broken')
    assume(end.at, operation.requirement(answers)).status('2XX')
}

/**
 * Pages that begin within a list may be asked for by number: one that is refused before and after the list was read
 * again, with as many items, is no page behind its end.
 *
 * @param readAgain the list in the pages of the target's choice
 */
export async function assumeLaterPages(
  { assume, customer, plain }: Pick<LawStage, 'assume' | 'customer' | 'plain'>,
  operation: Operation,
  { pages, items, end }: Walk,
  readAgain: () => Promise<Walk>,
): Promise<void> {
  if (pages.length === 0 || end.kind !== 'broken') return
  const start = items.length
  if ((await readAgain()).items.length <= start) return
  const { order } = await plain(operation)
  const [limit] = pages.map((page) => page.items.length)
  const query = { ...order.query, start, limit }
  const again = await customer.send(operation.id, { ...order, query })
  if (again.status !== 200) assume(again, operation.requirement(answers)).status('2XX')
}
