import type { Answer, LawStage, Operation, Verification } from '../../../src/scenario/index.js'
import { waysToVary } from '../shared/ways-to-vary.js'

/**
 * Judges that a list which is narrowed, or which begins later, has pages of the same size whether the default is asked for
 * or nothing. Smaller ones than that may be the service's own bound, unless it gives bigger ones when asked for them.
 */
export async function judgeVaried(
  stage: LawStage,
  operation: Operation,
  byDefault: Verification,
): Promise<void> {
  const limit = operation.parameters.find(({ name }) => name === 'limit')?.schema['default']
  const { order } = await stage.plain(operation)
  const narrowing = (await stage.capability(operation, 'narrowing')) ?? {}
  const ways = waysToVary(operation, order, { narrowing }).map((one) => one.order)
  for (const way of ways.filter(({ query }) => query !== order.query && !query?.['limit'])) {
    const answer = await stage.customer.send(operation.id, way)
    const own = limitOf(answer)
    if (own === undefined || own >= Number(limit)) continue
    const query = { ...way.query, limit: Number(limit) }
    const asked = await stage.customer.send(operation.id, { ...way, query })
    const words = `at most ${own}, as where no limit is asked for`
    byDefault(asked, answer).tells('/limit', words, () => (limitOf(asked) ?? 0) <= own)
  }
}

/**
 * The size of pages that is told; the number of the items of the last page may be told as well, and one that is less than
 * these is the fault of another requirement.
 */
function limitOf(page: Answer): number | undefined {
  const limit = page.status === 200 ? page.at('/limit') : undefined
  const leadsOn = page.at('/nextPage_url') ?? page.at('/_links/next')
  const { length } = page.items
  if (typeof limit !== 'number' || limit < length) return undefined
  return limit === length && leadsOn === undefined ? undefined : limit
}
