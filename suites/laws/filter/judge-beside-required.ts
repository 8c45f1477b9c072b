import {
  enumerated,
  type LawStage,
  matchesFilter,
  type Operation,
  type Parameter,
  type Verification,
} from '../../../src/scenario/index.js'
import { sideBySide } from '../shared/side-by-side.js'
import type { Asked } from './assume-told-alike.js'
import type { NarrowedList } from './narrow-lists.js'

/** So many of the values that select the fewest items are taken in turn. */
const few = 2

/**
 * Judges that a filter keeps what matches beside each value of the parameters that a list is never asked for without:
 * for one of them the filter may not be looked at. Each has one of the values that select the fewest, which tell most,
 * and another one.
 *
 * @param lists of single values of the filter
 * @returns what was asked for
 */
export async function judgeBesideRequired(
  stage: LawStage,
  operation: Operation,
  parameter: Parameter,
  lists: readonly NarrowedList[],
  matching: Verification,
): Promise<readonly Asked[]> {
  const { customer, plain, random } = stage
  const { name } = parameter
  const others = operation.parameters
    .filter((one) => one.in === 'query' && one.required && one.name !== name)
    .flatMap((one) => (enumerated(one) ?? []).map((other) => ({ [one.name]: other })))
  const { order } = await plain(operation)
  const values = lists
    .filter(({ expected }) => expected.length > 0)
    .toSorted((one, another) => one.expected.length - another.expected.length)
    .flatMap((one) => one.values)
  // Which values meet is another matter in each run.
  const from = random(Math.max(values.length, 1))
  const beside = others.flatMap((other, index) => {
    const chosen = [values[index % few], values[(from + index) % values.length]]
    const some = chosen.filter((value) => value !== undefined)
    return [...new Set(some)].map((value) => ({ other, value }))
  })
  const ask = async ({ other, value }: (typeof beside)[number]) => {
    const query = { ...order.query, ...other, [name]: value }
    return { value, query, answer: await customer.send(operation.id, { ...order, query }) }
  }
  const asked: Asked[] = []
  for await (const { value, query, answer } of sideBySide(beside, ask)) {
    asked.push({ query, items: answer.items })
    if (answer.items.length > 0)
      matching(answer).holdsOnly(
        `items with ${name} ${value}`,
        (item) => matchesFilter(item, parameter, [value]) !== false,
      )
  }
  return asked
}
