import {
  type Answer,
  identify,
  type Item,
  law,
  lawCase,
  whyPartial,
} from '../../src/scenario/index.js'
import { aspectsOf } from './aspects-of.js'
import { matchesFilter, valuesOf } from './matches-filter.js'
import { type NarrowedList, narrowLists } from './narrow-lists.js'
import { isAddedTo } from './is-added-to.js'

/** The items that a list keeps when a parameter narrows it are those that match, all of them. */
export default law('filter', ({ operations }) =>
  operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter) => {
      const { filter, name } = parameter
      if (filter === undefined) return []
      const requirement = aspectsOf(operation, 'filter', name)
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
          const { walkList, verify } = stage
          const whole = await walkList(operation)
          const ask = (choices: readonly (readonly string[])[]): Promise<readonly NarrowedList[]> =>
            narrowLists(stage, operation, parameter, choices, whole.items)
          const asked = await ask(valuesOf(parameter, whole.items).map((value) => [value]))

          const matching = asked.filter(({ list, values }) =>
            list.items.some((item) => matchesFilter(item, parameter, values) !== undefined),
          )
          for (const { list, wrong, values } of matching)
            verify.matching(list.pages[0] as Answer).that({
              holds: wrong.length === 0,
              expected: `only items with ${name} ${values.join()}`,
              actual: `among them ${show(wrong)}`,
              pointer: itemsAt(list.pages[0]),
            })
          if (matching.length === 0)
            verify.matching.undecided(`No value of ${name} was answered with any item that tells.`)
          // Where every item matches every value, a service that overlooks the parameter is right by chance.
          else if (!asked.some(({ values }) => leavesOut(whole.items, values)))
            verify.matching.undecided(
              `Every item of the list matches: with ${name} there is nothing to leave out.`,
            )

          const telling = asked.filter(({ expected }) => expected.length > 0)
          const complete = telling.filter(isComplete)
          for (const { list, expected, missing, values } of complete)
            verify.complete(list.pages[0] as Answer).that({
              holds: missing.length === 0,
              expected: `every item with ${name} ${values.join()}, ${expected.length} of them`,
              actual: `without ${show(missing)}`,
              pointer: itemsAt(list.pages[0]),
            })
          const [incomplete] = telling
          if (incomplete === undefined)
            verify.complete.undecided(`The list holds no item that ${name} would select.`)
          else if (complete.length === 0) leaveOpen('complete', incomplete)

          if (requirement('several') === undefined) return
          // Values that are not even kept one by one cannot show what several of them do.
          if (asked.some(({ wrong, missing }) => wrong.length + missing.length > 0)) return
          const pair = tellingPair(asked, filter.match)
          if (pair === undefined)
            return verify.several.undecided(`No two values of ${name} tell items apart.`)
          const [several] = await ask([pair])
          if (several === undefined) return
          if (!isComplete(several)) return leaveOpen('several', several)
          const { list, missing, wrong } = several
          verify.several(list.pages[0] as Answer).that({
            holds: missing.length === 0 && wrong.length === 0,
            expected: `the items with ${filter.match === 'any' ? 'any' : 'every one'} of ${pair.join()}`,
            actual: missing.length > 0 ? `without ${show(missing)}` : `among them ${show(wrong)}`,
            pointer: itemsAt(list.pages[0]),
          })

          function leavesOut(items: readonly Item[], values: readonly string[]): boolean {
            return items.some((item) => matchesFilter(item, parameter, values) === false)
          }

          function leaveOpen(key: 'complete' | 'several', { list }: NarrowedList): void {
            const { because, ...more } = whyPartial(list) ?? changed
            verify[key].undecided(because, more)
          }
        },
      })
    }),
  ),
)

const changed = { because: 'The list changed each time that it was looked at.' }

/** Where the items of a page stand. */
const itemsAt = (page: Answer | undefined): string =>
  Array.isArray(page?.at('/items')) ? '/items' : '/_embedded/items'

const isComplete = ({ list, moved }: NarrowedList): boolean =>
  list.end.kind === 'complete' && !moved

const show = (items: readonly Item[]): string => items.slice(0, 5).map(identify).join(', ')

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
