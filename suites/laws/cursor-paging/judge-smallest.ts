import {
  type Expectation,
  identify,
  type LawStage,
  type Operation,
  type Walk,
} from '../../../src/scenario/index.js'
import { isLink } from './is-link.js'

/**
 * Judges that a page of one item leads on, as that of several does.
 *
 * @param due items that the list holds
 */
export async function judgeSmallest(
  { customer, plainRequest }: Pick<LawStage, 'customer' | 'plainRequest'>,
  operation: Operation,
  nextWhileMore: (seen: Walk['pages'][number]) => Expectation,
  due: readonly string[],
): Promise<void> {
  const order = await plainRequest(operation)
  const page = await customer.send(operation.id, { ...order, query: { ...order.query, limit: 1 } })
  const [item, ...more] = page.status === 200 ? page.items : []
  // A service may have no pages as small as that.
  if (item === undefined || more.length > 0) return
  const others = due.filter((id) => id !== identify(item))
  if (others.length > 0)
    nextWhileMore(page).tells('/nextPage_url', `a link to ${others.length} more items`, isLink)
}
