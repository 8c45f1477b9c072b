import type { Answer, LawStage, Operation, RequestInput } from '../../../src/scenario/index.js'

/**
 * The first pages of a list by each parameter that narrows it, and those that the suite offers: what is found in another
 * way may be told otherwise.
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
  const pages = await Promise.all(orders.map((order) => customer.send(operation.id, order)))
  return pages.filter(({ status }) => status === 200)
}
