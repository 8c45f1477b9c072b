import type { Answer, LawStage, Operation, RequestInput } from '../../../src/scenario/index.js'
import { isListByCursor } from '../shared/binding/is-list-by-cursor.js'

/** How many small pages are read, and how many items they hold at most: what is told otherwise may stand early. */
const [parts, most] = [3, 8]

/** The pages behind the first one of a list that is asked for in small ones: what leads to them may be told otherwise. */
export async function smallPages(
  { customer, walk }: Pick<LawStage, 'customer' | 'walk'>,
  operation: Operation,
  { items: { length } }: Answer,
  { query, path }: RequestInput,
): Promise<readonly Answer[]> {
  if (!isListByCursor(operation) || Object.keys(path ?? {}).length > 0 || length < 2) return []
  const limit = Math.min(Math.ceil(length / parts), most)
  const { pages } = await walk(customer, operation.id, { ...query, limit }, parts)
  return pages.slice(1).filter(({ status }) => status === 200)
}
