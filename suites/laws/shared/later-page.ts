import {
  cursorAfter,
  cursorStandsAlone,
  type LawStage,
  type Operation,
} from '../../../src/scenario/index.js'
import { isListByCursor } from './binding/is-list-by-cursor.js'
import { isListByNumber } from './binding/is-list-by-number.js'

type Query = Readonly<Record<string, string>>

interface LaterPage {
  readonly query: Query
  /** Whether what is asked for beside its cursor may count for nothing. */
  readonly standsAlone: boolean
}

/**
 * What a request for the second page of a list has besides; a cursor is asked for once in a run. Undefined where the list
 * has one page, or links that keep the cursor elsewhere than in start.
 */
export async function laterPage(
  stage: LawStage,
  operation: Operation,
): Promise<LaterPage | undefined> {
  if (isListByNumber(operation)) return { query: { limit: '1', start: '1' }, standsAlone: false }
  if (!isListByCursor(operation)) return undefined
  const { order } = await stage.plain(operation)
  return stage.once(`second page of ${operation.id}`, async ({ customer }) => {
    const limit = '1'
    const query = { ...order.query, limit }
    const page = await customer.send(operation.id, { ...order, query })
    const start = cursorAfter(page)
    if (start === undefined) return undefined
    return { query: { limit, start }, standsAlone: cursorStandsAlone(page, query) }
  })
}
