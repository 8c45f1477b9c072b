import type { Answer, LawStage, Operation, RequestInput } from '../../../src/scenario/index.js'
import { isListByNumber } from '../shared/binding/is-list-by-number.js'

/**
 * The first pages of a list by each parameter that narrows it, and those that the suite offers; where pages have numbers,
 * later ones as well: what is found in another way may be told otherwise.
 */
export async function narrowedPages(
  { customer, capability }: Pick<LawStage, 'customer' | 'capability'>,
  operation: Operation,
  { query, path }: RequestInput,
): Promise<readonly Answer[]> {
  const values = Object.entries((await capability(operation, 'narrowing')) ?? {})
  const orders = [
    ...values.map(([name, value]) => ({ query: { ...query, [name]: value }, path })),
    ...((await capability(operation, 'examples')) ?? []),
  ]
  const later = (isListByNumber(operation) ? orders : []).map(({ query: asked, ...order }) => ({
    ...order,
    query: { ...asked, start: 1 },
  }))
  const pages = await Promise.all(
    [...orders, ...later].map((order) => customer.send(operation.id, order)),
  )
  return pages.filter(({ status }) => status === 200)
}
