import {
  identify,
  type Item,
  law,
  lawCase,
  type Walk,
  whyPartial,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { filters } from './binding.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { isSame } from '../shared/is-same.js'
import { matchesFilter, valuesOf } from '../shared/matches-filter.js'
import { type NarrowedList, narrowLists } from './narrow-lists.js'

/** The items that a list keeps when a parameter narrows it are those that match, all of them. */
export default law(({ operations }) =>
  operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter) => {
      const { filter, name } = parameter
      if (filter === undefined) return []
      const requirement = aspectsOf(operation, filters, name)
      const matches = (item: Item, values: readonly string[]) =>
        matchesFilter(item, parameter, values)
      return lawCase({
        operation: operation.id,
        name,
        title: `${operation.id} with ${name} answers the items that match, all of them and no others`,
        verifies: {
          matching: requirement('matching'),
          complete: requirement('complete'),
          several: { requirement: requirement('several'), after: ['matching', 'complete'] },
        },
        undisturbed: isAddedTo(operations),
        async steps(stage) {
          const { walkList, verify, confirmed } = stage
          let whole = await walkList(operation)
          let asked: readonly NarrowedList[] = []

          /** Asks for the list narrowed by each of these; what has gone or changed by then is not due. */
          const ask = async (
            choices: readonly (readonly string[])[],
          ): Promise<{
            still: boolean
            isDue: (item: Item, values: readonly string[]) => boolean
          }> => {
            asked = await narrowLists(stage, operation, parameter, choices, whole.items)
            if (asked.every(isWhole)) return { still: false, isDue: () => true }
            const after = await walkList(operation, { anew: true })
            const later = new Map(after.items.map((item) => [identify(item), item]))
            const isDue = (item: Item, values: readonly string[]): boolean =>
              matches(later.get(identify(item)) ?? {}, values) === true
            return { still: isSame(whole, after), isDue }
          }
          const areRight = await confirmed(async (compare) => {
            whole = await walkList(operation)
            const choices = valuesOf(parameter, whole.items).map((value) => [value])
            const { still, isDue } = await ask(choices)
            for (const { list, values } of asked.filter(tells)) {
              const such = `items with ${name} ${values.join()}`
              compare.matching(list).holdsOnly(such, (item) => matches(item, values) !== false)
            }
            for (const { list, expected, values } of asked.filter(isComplete)) {
              const due = expected.filter((item) => isDue(item, values))
              if (due.length > 0) compare.complete(list).holds(due.map(identify))
            }
            return { still }
          })
          const leavesOut = ({ values }: NarrowedList): boolean =>
            whole.items.some((item) => matches(item, values) === false)
          if (!asked.some(tells))
            verify.matching.undecided(`No value of ${name} was answered with any item that tells.`)
          // Where every item matches every value, a service that overlooks the parameter is right by chance.
          else if (!asked.some(leavesOut))
            verify.matching.undecided(
              `Every item of the list matches: with ${name} there is nothing to leave out.`,
            )
          const telling = asked.filter(({ expected }) => expected.length > 0)
          const [partial] = telling
          if (partial === undefined)
            verify.complete.undecided(`The list holds no item that ${name} would select.`)
          else if (!telling.some(isComplete)) {
            const { because, remedy } = whyPartial(partial.list) ?? { because: 'It moved.' }
            verify.complete.undecided(because, { remedy })
          }

          // Values that are not even kept one by one cannot show what several of them do.
          if (requirement('several') === undefined || !areRight) return
          const pair = tellingPair(asked, filter.match)
          if (pair === undefined)
            return verify.several.undecided(`No two values of ${name} tell items apart.`)
          await confirmed(async (compare) => {
            whole = await walkList(operation)
            const { still, isDue } = await ask([pair])
            for (const { list, expected } of asked) {
              const such = `items with ${filter.match === 'any' ? 'any' : 'every one'} of ${pair.join()}`
              compare.several(list).holdsOnly(such, (item) => matches(item, pair) !== false)
              const due = expected.filter((item) => isDue(item, pair))
              if (due.length > 0) compare.several(list).holds(due.map(identify))
            }
            return { still }
          })

          function tells({ list, values }: NarrowedList): boolean {
            return list.items.some((item) => matches(item, values) !== undefined)
          }

          function isWhole({ list, expected, values }: NarrowedList): boolean {
            const kept = new Set(list.items.map(identify))
            const isRight = list.items.every((item) => matches(item, values) !== false)
            return isRight && expected.every((item) => kept.has(identify(item)))
          }
        },
      })
    }),
  ),
)

const isComplete = ({ list }: { readonly list: Walk }): boolean => list.end.kind === 'complete'

/** Two values that show the difference: both must match something, and not the same items. */
function tellingPair(
  asked: readonly NarrowedList[],
  match: 'any' | 'every',
): readonly string[] | undefined {
  const ids = (one: NarrowedList): Set<string> => new Set(one.expected.map(identify))
  for (const one of asked)
    for (const other of asked) {
      const [mine, theirs] = [ids(one), ids(other)]
      const shared = [...mine].filter((id) => theirs.has(id)).length
      const differ = shared < mine.size && shared < theirs.size
      if (one !== other && differ && (match === 'any' || shared > 0))
        return [...one.values, ...other.values]
    }
  return undefined
}
