import { identify, type Item, law, lawCase, type Parameter } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { filters } from '../filter/binding.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { matchesFilter, valuesOf } from '../shared/matches-filter.js'
import { moreItems } from '../shared/more-items.js'
import { closedFilters, filtersTogether } from './binding.js'

/** A filter and a value of it. */
type Chosen = readonly [parameter: Parameter, value: string]

/** Two filters at once leave the items that match both. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const narrowing = closedFilters(operation)
    return lawCase({
      operation: operation.id,
      title: `${operation.id} with several filters returns what matches all of them`,
      verifies: {
        together: {
          requirement: aspectsOf(operation, filtersTogether)('together'),
          after: narrowing.map(({ name }) => ({
            elsewhere: aspectsOf(operation, filters, name)('matching'),
          })),
        },
      },
      undisturbed: isAddedTo(operations),
      async steps({ plainRequest, walkList, verify, confirmed }) {
        const { query } = await plainRequest(operation)
        const { items } = await walkList(operation)
        const pairs = narrowing.flatMap((one, index) =>
          narrowing.slice(index + 1).flatMap((other) => tellingPair(items, one, other)),
        )
        if (pairs.length === 0)
          verify.together.undecided(`No two filters of ${operation.id} select items that differ.`, {
            remedy: moreItems(
              operation,
              'one that only one filter selects, and one that only another one selects',
            ),
          })
        for (const pair of pairs)
          await confirmed(async (compare) => {
            const whole = await walkList(operation)
            const chosen = Object.fromEntries(pair.map(([{ name }, value]) => [name, [value]]))
            const list = await walkList(operation, { query: { ...query, ...chosen } })
            const due = whole.items.filter((item) => matchesBoth(item, pair) === true)
            const such = `items with ${pair.map(([{ name }, value]) => `${name} ${value}`).join(' and ')}`
            if (list.items.length > 0)
              compare.together(list).holdsOnly(such, (item) => matchesBoth(item, pair) !== false)
            if (list.end.kind === 'complete' && due.length > 0)
              compare.together(list).holds(due.map(identify))
          })
      },
    })
  }),
)

/** Values of two filters of which each leaves out what the other one keeps, and that some items match both if possible. */
function tellingPair(
  items: readonly Item[],
  one: Parameter,
  other: Parameter,
): readonly (readonly [Chosen, Chosen])[] {
  const pairs = valuesOf(one, items).flatMap((value) =>
    valuesOf(other, items).map((another): readonly [Chosen, Chosen] => [
      [one, value],
      [other, another],
    ]),
  )
  const telling = pairs.filter(([first, second]) => {
    const isOnly = (kept: Chosen, left: Chosen): boolean =>
      items.some((item) => matches(item, kept) === true && matches(item, left) === false)
    return isOnly(first, second) && isOnly(second, first)
  })
  const both = telling.find((pair) => items.some((item) => matchesBoth(item, pair) === true))
  return both === undefined ? telling.slice(0, 1) : [both]
}

const matches = (item: Item, [parameter, value]: Chosen): boolean | undefined =>
  matchesFilter(item, parameter, [value])

/** Undefined where it cannot be decided. */
function matchesBoth(item: Item, pair: readonly [Chosen, Chosen]): boolean | undefined {
  const verdicts = pair.map((one) => matches(item, one))
  if (verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : true
}
