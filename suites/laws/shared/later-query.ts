import { cursorAfter, type LawStage, type Operation } from '../../../src/scenario/index.js'
import { isListByCursor } from './binding/is-list-by-cursor.js'
import { isListByNumber } from './binding/is-list-by-number.js'

type Query = Readonly<Record<string, string>>

/**
 * What a request for the second page of a list has besides; a cursor is asked for once in a run. Undefined where the list
 * has one page, or links that keep the cursor elsewhere than in start.
 */
export async function laterQuery(
  stage: LawStage,
  operation: Operation,
): Promise<Query | undefined> {
  if (isListByNumber(operation)) return { limit: '1', start: '1' }
  if (!isListByCursor(operation)) return undefined
  const { order } = await stage.plain(operation)
  return stage.once(`second page of ${operation.id}`, async ({ customer }) => {
    const limit = '1'
    const page = await customer.send(operation.id, { ...order, query: { ...order.query, limit } })
    const start = cursorAfter(page)
    return start === undefined ? undefined : { limit, start }
  })
}
