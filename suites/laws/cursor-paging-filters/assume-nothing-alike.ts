import { enumerated, type LawStage, type Operation } from '../../../src/scenario/index.js'
import { cursorPaging } from '../cursor-paging/binding.js'
import { aspectsOf } from '../shared/aspects-of.js'
import type { Narrowing } from './narrowing-of.js'

/**
 * What a limit of 0 means is not shown; where it brings no items of a list that has some, it does so beside a filter,
 * beside whatever else narrows it, and for each value of what it is never asked for without.
 *
 * @throws Undecided when a page holds items then
 */
export async function assumeNothingAlike(
  {
    customer,
    plainRequest,
    capability,
    assume,
  }: Pick<LawStage, 'customer' | 'plainRequest' | 'capability' | 'assume'>,
  operation: Operation,
  narrowings: readonly Narrowing[],
): Promise<void> {
  const { id, parameters } = operation
  const limit = parameters.find(({ name }) => name === 'limit')
  if (limit?.schema['minimum'] !== 0 || narrowings.length === 0) return
  const { query, ...plainly } = await plainRequest(operation)
  const ask = (more: object, most = 0) =>
    customer.send(id, { ...plainly, query: { ...query, ...more, limit: most } })
  const needed = parameters.filter((one) => one.in === 'query' && one.required && !one.filter)
  const narrowed = [
    ...narrowings.map(({ name, value }) => ({ [name]: value })),
    ...Object.entries((await capability(operation, 'narrowing')) ?? {}).map(([name, value]) => ({
      [name]: value,
    })),
  ]
  const more = [
    ...narrowed,
    ...needed.flatMap((one) => (enumerated(one) ?? []).map((value) => ({ [one.name]: value }))),
  ]
  // Whether one item is one, a rule sees.
  const [[plain, ...filtered]] = await Promise.all([
    Promise.all([ask({}), ...more.map((one) => ask(one))]),
    Promise.all(narrowed.map((one) => ask(one, 1))),
  ])
  if (plain?.status !== 200 || plain.items.length > 0) return
  for (const answer of filtered.filter(({ status }) => status === 200))
    assume(answer, aspectsOf(operation, cursorPaging)('limit-respected')).atMost(0)
}
