import type { LawStage, Operation } from '../../../src/scenario/index.js'

/**
 * Values that a list is hardly ever asked with: signs that queries, patterns and search languages are made of, nothing at
 * all, more than a column may take, no field to sort by, numbers below zero, names that nothing has.
 */
const odd: Readonly<Record<string, readonly string[]>> = {
  q: ['"Assay', "Assay's & \\ (50%+ [*?#", '', 'assay '.repeat(50)],
  filter: ['', '"assay'],
  sortBy: ['assay', '', '-', '_id,'],
  start: ['-1'],
  limit: ['0', '-1'],
  topic: ["Assay's", ''],
  subscription: ["Assay's", ''],
  type: ["Assay's", ''],
  contextName: [''],
  account: [''],
  holdState: [''],
}

/**
 * Asks for a list with such values. Whether they are refused is not shown; that they end in no error of the service, a rule
 * sees.
 */
export async function askOddly(
  { customer, plain }: Pick<LawStage, 'customer' | 'plain'>,
  operation: Operation,
): Promise<void> {
  const { order } = await plain(operation)
  const queries = operation.parameters.flatMap(({ name }) =>
    (odd[name] ?? []).map((value) => ({ ...order.query, [name]: value })),
  )
  await Promise.all(queries.map((query) => customer.send(operation.id, { ...order, query })))
}
