import {
  identify,
  type Item,
  law,
  lawCase,
  type Look,
  type Operation,
  type Verification,
  type Walk,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { assumeToldAlike, type Asked } from '../filter/assume-told-alike.js'
import { filters } from '../filter/binding.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { moreItems } from '../shared/more-items.js'
import { sideBySide } from '../shared/side-by-side.js'
import { closedFilters, filtersTogether } from './binding.js'
import { type Choice, choicesFor, matchesAll } from './choices.js'

/** Several filters at once leave the items that match all of them. */
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
      async steps(stage) {
        const { plainRequest, walkList, verify, confirmed, random } = stage
        const { query } = await plainRequest(operation)
        const { items } = await walkList(operation)
        const choices = choicesFor(narrowing, items, random)
        const ask = async (choice: Choice): Promise<Asked> => {
          const chosen = choice.map(({ parameter, values }) => [parameter.name, values])
          const narrowed = { ...query, ...Object.fromEntries(chosen) }
          const such = `items with ${choice.map(said).join(' and ')}`
          const judge = (look: Look, list: Walk, whole: readonly Item[]): boolean => {
            const due = whole.filter((item) => matchesAll(item, choice) === true)
            const isPure =
              list.items.length === 0 ||
              look(list).holdsOnly(such, (item) => matchesAll(item, choice) !== false)
            if (list.end.kind !== 'complete' || due.length === 0) return isPure
            return look(list).holds(due.map(identify)) && isPure
          }
          // What is right beside the list that was read before need not be compared with it anew.
          const first = await walkList(operation, { query: narrowed })
          if (isRight(choice, first, items)) judge(verify.together, first, items)
          else
            await confirmed(async (compare) => {
              const whole = await walkList(operation)
              judge(compare.together, await walkList(operation, { query: narrowed }), whole.items)
            })
          return { query: narrowed, items: first.items }
        }
        const asked: Asked[] = []
        for await (const one of sideBySide(choices, ask)) asked.push(one)
        if (!choices.some((choice) => items.some((item) => matchesAll(item, choice) === true)))
          leaveOpen(verify.together, operation)
        await assumeToldAlike(stage, operation, items, asked)
      },
    })
  }),
)

/** A service that finds nothing by several filters is right by chance where nothing matches them. */
const leaveOpen = (together: Verification, operation: Operation): void =>
  together.undecided(
    `No item of ${operation.id} matches two filters that each leave out another one.`,
    {
      remedy: moreItems(
        operation,
        'one that two filters select, and for each of them one that it alone selects',
      ),
    },
  )

/** Whether a narrowed list holds what matches of the whole one, and nothing else. */
function isRight(choice: Choice, { items, end }: Walk, whole: readonly Item[]): boolean {
  const ids = new Set(items.map(identify))
  return (
    end.kind === 'complete' &&
    items.every((item) => matchesAll(item, choice) !== false) &&
    whole.every((item) => matchesAll(item, choice) !== true || ids.has(identify(item)))
  )
}

const said = ({ parameter, values }: Choice[number]): string => `${parameter.name} ${values.join()}`
