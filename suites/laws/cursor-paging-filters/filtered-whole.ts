import {
  identify,
  lawCase,
  type Operation,
  type Walk,
  whyPartial,
} from '../../../src/scenario/index.js'
import { cursorPaging } from '../cursor-paging/binding.js'
import { filters } from '../filter/binding.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { itemsWithAny } from '../shared/items-with-any.js'
import { moreItems } from '../shared/more-items.js'
import { sideBySide } from '../shared/side-by-side.js'
import { standsStill } from '../shared/stands-still.js'
import { whySinglePage } from '../shared/why-single-page.js'
import { assumeNothingAlike } from './assume-nothing-alike.js'
import { cursorPagingFilters } from './binding.js'
import { lostFilter } from './judge-lost.js'
import { keepingSeveral } from './narrowing-by-several.js'
import { type Narrowing, narrowingOf, narrowingsOf } from './narrowing-of.js'
import { readFiltered } from './read-filtered.js'
import { refusals } from './refusals.js'

/** How many values of one filter are looked at. */
const mostValues = 8

/** The small pages of a filtered list add up to what the whole list has for the filter. */
export function filteredWhole(operation: Operation) {
  const filtered = operation.parameters.filter(({ filter }) => filter !== undefined)
  const requirement = aspectsOf(operation, cursorPagingFilters)
  const ofPages = aspectsOf(operation, cursorPaging)
  const roots = [
    ...(['nothing-missing', 'next-while-more', 'next-answers'] as const).map(ofPages),
    ...filtered.map(({ name }) => aspectsOf(operation, filters, name)('complete')),
    requirement('filters-kept'),
  ]
  return lawCase({
    operation: operation.id,
    name: 'whole',
    title: `The pages of a filtered ${operation.id} add up to what the filter selects`,
    verifies: {
      whole: {
        requirement: requirement('filtered-whole'),
        after: roots.map((elsewhere) => ({ elsewhere })),
      },
    },
    async steps(stage) {
      const { plainRequest, verify } = stage
      const [items, { query }] = [
        await itemsWithAny(stage, operation),
        await plainRequest(operation),
      ]
      const narrowings = narrowingOf(filtered, items)
      if (narrowings.length === 0)
        verify.whole.undecided(
          `No filter of ${operation.id} selects a part of the list that fills two pages.`,
          { remedy: moreItems(operation, 'two that a filter selects, and one that it leaves out') },
        )
      let single: Walk | undefined
      let shown = false
      const judge = (narrowing: Narrowing) => {
        const how = { query, stands: standsStill() }
        let readings = 0
        return verify.whole.confirmed(async (compare) => {
          // A list that changes every so many requests is not to be met at the same place each time.
          if (readings % 2 === 1)
            await stage.customer.send(operation.id, await stage.plainRequest(operation))
          readings += 1
          const { list, due, lacks, still } = await readFiltered(stage, operation, narrowing, how)
          // Whether a filter that leaves something out is kept is another requirement.
          const keepsAll = items.every(narrowing.selects)
          const lost = keepsAll && (await lostFilter(stage.customer, narrowing, list.end))
          if (lost) return void compare(lost.still, lost.whole).statusIsNot(...refusals)
          const partial = whyPartial(list)
          const isSingle = list.pages.length < 2 && !lacks
          if (isSingle) single = list
          else shown = true
          if (partial !== undefined) verify.whole.undecided(partial.because, partial)
          else if (due.length > 0 && !isSingle) compare(list).holds(due)
          return { still }
        })
      }
      // Of each other value two pages tell whether it goes on; what they lack is looked into like the rest.
      const others = [
        ...filtered.flatMap((one) => narrowingsOf(one, items, 2).slice(0, mostValues)),
        ...keepingSeveral(filtered, items),
      ]
      const isLost = async (narrowing: Narrowing): Promise<boolean> => {
        const { name, value, limit, selects } = narrowing
        if (narrowings.some((one) => one.name === name && one.value === value)) return false
        const { customer, walk } = stage
        const list = await walk(customer, operation.id, { ...query, [name]: value, limit })
        const held = new Set(list.items.map(identify))
        return items.some((item) => selects(item) && !held.has(identify(item)))
      }
      const lost = sideBySide(others, async (one) => ((await isLost(one)) ? [one] : []))
      const suspected: Narrowing[] = []
      for await (const some of lost) suspected.push(...some)
      for await (const _ of sideBySide([...narrowings, ...suspected], judge)) void _
      if (!shown && single !== undefined)
        verify.whole.undecided(whySinglePage(operation, single), {
          remedy: `let ${operation.id} answer with several pages`,
        })
      await assumeNothingAlike(stage, operation, narrowings)
    },
  })
}
