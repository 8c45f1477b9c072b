import { often, type Operation, type RequestInput } from '../../../src/scenario/index.js'
import { type Varied, waysToVary } from './ways-to-vary.js'

/**
 * A request that reads, with one thing more that a client may add, another one each turn. Undefined where there is
 * nothing to add.
 *
 * @param later what a request for a later page has besides, where one is known: it takes each last turn
 * @param known what was answered, and values of parameters that narrow it
 */
export function varied(
  operation: Operation,
  order: RequestInput,
  turn: number,
  later: RequestInput['query'],
  known: Parameters<typeof waysToVary>[2] = {},
): Varied | undefined {
  if (later !== undefined && turn % often === often - 1)
    return { order: { ...order, query: { ...later, ...order.query } }, refusals: [400, 422] }
  const all = waysToVary(operation, order, known)
  return all[turn % all.length]
}
