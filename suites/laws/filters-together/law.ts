import { identify, law, lawCase } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
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
      async steps({ plainRequest, walkList, verify, confirmed, random }) {
        const { query } = await plainRequest(operation)
        const { items } = await walkList(operation)
        const choices = choicesFor(narrowing, items, random)
        if (choices.length === 0)
          verify.together.undecided(`No two filters of ${operation.id} select items that differ.`, {
            remedy: moreItems(
              operation,
              'one that only one filter selects, and one that only another one selects',
            ),
          })
        const ask = (choice: Choice) =>
          confirmed(async (compare) => {
            const whole = await walkList(operation)
            const chosen = choice.map(({ parameter, values }) => [parameter.name, values])
            const narrowed = { ...query, ...Object.fromEntries(chosen) }
            const list = await walkList(operation, { query: narrowed })
            const due = whole.items.filter((item) => matchesAll(item, choice) === true)
            const such = `items with ${choice.map(said).join(' and ')}`
            if (list.items.length > 0)
              compare.together(list).holdsOnly(such, (item) => matchesAll(item, choice) !== false)
            if (list.end.kind === 'complete' && due.length > 0)
              compare.together(list).holds(due.map(identify))
          })
        for await (const _ of sideBySide(choices, ask)) void _
      },
    })
  }),
)

const said = ({ parameter, values }: Choice[number]): string => `${parameter.name} ${values.join()}`
