import {
  enumerated,
  type Item,
  law,
  lawCase,
  matchesFilter,
  type Parameter,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { manyValues, nearMisses } from './further-values.js'
import { moreItems } from '../shared/more-items.js'
import { standsStill } from '../shared/stands-still.js'
import { valuesOf } from '../shared/values-of.js'
import { assumeToldAlike, type Asked } from './assume-told-alike.js'
import { filters } from './binding.js'
import { judgeBesideRequired } from './judge-beside-required.js'
import { type NarrowedList, narrowLists } from './narrow-lists.js'
import { isComplete, leaveOpen } from './leave-open.js'
import { pairsOf } from './pairs-of.js'
import { tellingPair } from './telling-pair.js'

/** The items that a list keeps when a parameter narrows it are those that match, all of them. */
export default law(({ operations }) =>
  operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter) => {
      const { filter, name } = parameter
      if (filter === undefined) return []
      const requirement = aspectsOf(operation, filters, name)
      const isClosed = enumerated(parameter) !== undefined
      return lawCase({
        operation: operation.id,
        name,
        title: `${operation.id} with ${name} returns the items that match, all of them and no others`,
        verifies: {
          matching: requirement('matching'),
          complete: requirement('complete'),
          several: { requirement: requirement('several'), after: ['matching', 'complete'] },
        },
        undisturbed: isAddedTo(operations),
        async steps(stage) {
          const { verify, confirmed } = stage
          const isRight = (values: readonly string[]) => (item: Item) =>
            matchesFilter(item, parameter, values) !== false
          let lists: readonly NarrowedList[] = []
          let whole: readonly Item[] = []
          const stands = standsStill()
          const areRight = await confirmed(async (compare) => {
            const choose = (items: readonly Item[]) =>
              [...valuesOf(parameter, items), ...nearMisses(parameter, items)].map((one) => [one])
            const reading = await narrowLists(stage, operation, parameter, choose, stands)
            whole = reading.whole
            // A value that no item has may be refused, and selects nothing that could be missed.
            lists = reading.lists.filter(({ expected }) => isClosed || expected.length > 0)
            for (const { list, values } of reading.lists.filter(({ tells }) => tells))
              compare
                .matching(list)
                .holdsOnly(`items with ${name} ${values.join()}`, isRight(values))
            for (const { list, due } of lists.filter(isComplete))
              if (due.length > 0) compare.complete(list).holds(due)
            return reading
          })
          leaveOpen(verify, lists, {
            name,
            more: (which) => ({ remedy: moreItems(operation, which) }),
          })
          const beside = await judgeBesideRequired(
            stage,
            operation,
            parameter,
            lists,
            verify.matching,
          )
          // What the filter leaves in is told as the list tells it.
          await assumeToldAlike(stage, operation, whole, [...lists.map(asAsked), ...beside])
          // Values that are not even kept one by one cannot show what several of them do.
          if (requirement('several') === undefined || !areRight) return
          const pair = tellingPair(lists, filter.match)
          if (pair === undefined)
            return verify.several.undecided(`No two values of ${name} select different items.`, {
              remedy: moreItems(operation, `two that differ in what ${name} selects`),
            })
          const stillStands = standsStill()
          await confirmed(async (compare) => {
            const choose = (items: readonly Item[]) => severalOf(pair, parameter, items)
            const reading = await narrowLists(stage, operation, parameter, choose, stillStands)
            lists = reading.lists
            const isShown = isShownBeside(nearMisses(parameter, reading.whole))
            for (const { list, due, values, tells } of lists.filter(isShown)) {
              // That no item has all of many values says nothing about those that have two of them.
              if (tells || (values.length === 2 && due.length > 0))
                compare.several(list).holdsOnly(namedBy(filter.match, values), isRight(values))
              if (due.length > 0) compare.several(list).holds(due)
            }
            return reading
          })
          await assumeToldAlike(stage, operation, whole, lists.map(asAsked))
        },
      })
    }),
  ),
)

/** Whether a list shows anything: a value that no item has may be refused beside others as well. */
const isShownBeside =
  (misses: readonly string[]) =>
  (one: NarrowedList): boolean =>
    isComplete(one) || !one.values.some((value) => misses.includes(value))

/** Values that are given together, each choice of them once. */
function severalOf(pair: readonly string[], parameter: Parameter, items: readonly Item[]) {
  const further = [...manyValues(parameter, items), ...pairsOf(parameter, items)]
  // Beside a value that selects nothing, another one selects what it does alone.
  const [miss] = parameter.filter?.match === 'any' ? nearMisses(parameter, items) : []
  const beside = pair.flatMap((one) => (miss === undefined ? [] : [[miss, one]])).slice(0, 1)
  const all = [pair, pair.toReversed(), ...further, ...beside]
  return [...new Map(all.map((one) => [one.join(), one])).values()]
}

const namedBy = (match: 'any' | 'every', values: readonly string[]): string =>
  `items with ${match === 'any' ? 'any' : 'every one'} of ${values.join()}`

const asAsked = ({ query, list: { items } }: NarrowedList): Asked => ({ query, items })
