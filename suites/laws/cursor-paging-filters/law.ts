import { law, lawCase } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { cursorPaging } from '../cursor-paging/binding.js'
import { filters } from '../filter/binding.js'
import { cursorPagingFilters } from './binding.js'
import { filteredWhole } from './filtered-whole.js'
import { judgeLost } from './judge-lost.js'
import { judgeStrangers } from './judge-strangers.js'
import { mostPages, type Narrowing } from './narrowing-of.js'
import { narrowingsKept } from './narrowings-kept.js'
import { itemsWithAny } from '../shared/items-with-any.js'
import { moreItems } from '../shared/more-items.js'
import { sideBySide } from '../shared/side-by-side.js'

/** The pages after the first keep to the filters with which the list was requested. */
export default law(({ operations }) =>
  operations.flatMap((operation) => {
    const filtered = operation.parameters.filter(({ filter }) => filter !== undefined)
    const requirement = aspectsOf(operation, cursorPagingFilters)
    if (filtered.length === 0) return []
    const narrowing = filtered.map(({ name }) => ({
      elsewhere: aspectsOf(operation, filters, name)('matching'),
    }))
    const kept = lawCase({
      operation: operation.id,
      title: `Every page of a filtered ${operation.id} holds only items that match the filter`,
      verifies: {
        kept: {
          requirement: requirement('filters-kept'),
          after: [...narrowing, { elsewhere: aspectsOf(operation, cursorPaging)('next-answers') }],
        },
      },
      async steps(stage) {
        const { customer, walk, walkList, plainRequest, verify } = stage
        const [items, { query }] = [
          await itemsWithAny(stage, operation),
          await plainRequest(operation),
        ]
        await judgeStrangers(stage, operation, verify.kept)
        const ask = ({ name, value, beside, limit }: Narrowing, pages: number) =>
          walk(customer, operation.id, { ...query, ...beside, [name]: value, limit }, pages)
        const some = narrowingsKept(filtered, items)
        const lists = sideBySide(some, async (narrowing) => ({
          narrowing,
          // Another page than those that it fills holds what a lost filter would have left out.
          list: await ask(narrowing, mostPages + 1),
        }))
        const readsRight = async ({ name, value, beside, isRight }: Narrowing) =>
          (
            await walkList(operation, { query: { ...query, ...beside, [name]: value } })
          ).items.every(isRight)
        let shown = false
        for await (const { narrowing, list } of lists) {
          const { name, value, limit, isRight } = narrowing
          const [first, ...others] = list.pages
          if (first !== undefined && !first.items.every(isRight)) {
            shown = true
            verify.kept.undecided(`The first page with ${name} holds items that do not match it.`, {
              remedy: `let ${name} leave out items that do not match it`,
            })
            continue
          }
          // What a big page holds as well is no fault of what leads on.
          const isLost = others.some((page) => !page.items.every(isRight))
          if (isLost && !(await readsRight(narrowing))) continue
          for (const page of others.filter((one) => one.items.length > 0)) {
            shown = true
            verify.kept(page).holdsOnly(`items with ${name} ${value}`, isRight)
          }
          const { end } = list
          if (end.kind !== 'broken' || end.after === undefined) continue
          shown = true
          await judgeLost(verify.kept, {
            sender: customer,
            narrowing,
            end,
            unfiltered: () => walk(customer, operation.id, { ...query, limit }, 2),
            readToEnd: async () => (await ask(narrowing, mostPages)).end,
          })
        }
        if (!shown)
          verify.kept.undecided(
            `No filter of ${operation.id} selects a part of the list that fills two pages.`,
            {
              remedy: moreItems(operation, 'two that a filter selects, and one that it leaves out'),
            },
          )
      },
    })
    return [kept, filteredWhole(operation)]
  }),
)
