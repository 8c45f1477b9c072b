import type { Answer, LawStage, Operation, RequestInput } from '../../../src/scenario/index.js'

/** The first pages of a list by each parameter that narrows it: what is found in another way may be told otherwise. */
export async function narrowedPages(
  { customer, capability }: Pick<LawStage, 'customer' | 'capability'>,
  operation: Operation,
  { query, path }: RequestInput,
): Promise<readonly Answer[]> {
  const values = Object.entries((await capability(operation, 'narrowing')) ?? {})
  const pages = await Promise.all(
    values.map(([name, value]) =>
      customer.send(operation.id, { query: { ...query, [name]: value }, path }),
    ),
  )
  return pages.filter(({ status }) => status === 200)
}
