import { alone, identify, type Item, type Order } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { listDefinitions } from './shared/list-definitions.js'
import { ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'notifications.getDefinitions.filters-with-pages'
const idsOf = (items: readonly Item[]): string => items.map(identify).toSorted().join('\n')

export default scenario(
  'The pages of a narrowed list of definitions hold what the narrowed list holds',
  {
    verifies: [requirement],
    safety: 'disruptive',
    touches: [alone('notifications.definitions')],
    async steps(stage) {
      const { admin, random, walk, operation, plain, verify, undecided } = stage
      await plain(operation('getDefinitions'))
      const type = [ownType(random), ownType(random)]
      await Promise.all(
        ['none', 'account', 'account', 'none', 'account'].map((contextName) =>
          createOwn(stage, { type: type[contextName === 'none' ? 0 : 1] ?? '', contextName }),
        ),
      )

      /** A list in one go, page by page, and by the links to the next page. */
      const look = async (query: NonNullable<Order['query']>) => {
        const whole = await listDefinitions(admin, query)
        const limit = Math.max(2, Math.ceil(whole.items.length / 10))
        const [small, linked] = await Promise.all([
          listDefinitions(admin, { ...query, limit }),
          walk(admin, 'getDefinitions', { ...query, limit }),
        ])
        const pages = [...whole.pages, ...small.pages].map(({ answer }) => answer)
        return {
          whole,
          page: pages[0] ?? whole.stopped,
          byNumber: idsOf(small.items) === idsOf(whole.items),
          byLink: linked.end.kind === 'complete' && idsOf(linked.items) === idsOf(whole.items),
          counts: pages.map((one) => one.at('/count')).filter((count) => count !== undefined),
          countsOfPages: pages.every(
            (one) => (one.at('/count') ?? one.items.length) === one.items.length,
          ),
        }
      }
      const plainly = await look({})
      const all = plainly.whole.items.length
      if (!plainly.whole.complete || !plainly.byNumber)
        return undecided(requirement, 'The pages of the whole list do not add up already.')
      // What a count tells is not said: of the whole list, or of its page.
      const ofPages = plainly.countsOfPages
      if (!ofPages && plainly.counts.some((count) => count !== all))
        return undecided(requirement, 'The count of the whole list is wrong already.', {
          dependsOn: 'notifications.getDefinitions.pages-count',
        })

      let shown = 0
      const byBoth = { type, contextName: ['account'] }
      const queries = [{ type }, byBoth, { ...byBoth, sortBy: 'type', expired: false }]
      for (const { whole, page, byNumber, byLink, counts } of await Promise.all(
        queries.map(look),
      )) {
        const size = whole.items.length
        // Where the filter itself does nothing, or a field is not one to sort by, nothing is shown.
        if (page === undefined || !whole.complete || size < 3 || size === all) continue
        shown += 1
        verify(requirement, page).that({
          holds: byNumber && (byLink || !plainly.byLink),
          expected: `the ${size} definitions of the narrowed list, page by page`,
          actual: `others ${byNumber ? 'behind the links next' : 'when they are asked for by number'}`,
          pointer: byNumber ? '/_links' : '/_embedded/items',
        })
        const count = ofPages ? undefined : counts.find((one) => one !== size)
        verify(requirement, page).that({
          holds: count === undefined,
          expected: `count ${size}`,
          actual: `count ${String(count)}`,
          pointer: '/count',
        })
      }
      if (shown === 0) undecided(requirement, 'No filter selects a part of the list.')
    },
  },
)
