import { alone, readBothWays } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { idsOf } from './shared/ids-of.js'
import { ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

/** Of the whole list. */
const mostPages = 40

type Query = Readonly<Record<string, string | boolean | readonly string[]>>

export default scenario('The pages of a filtered list of definitions add up to that list', {
  verifies: {
    pages: {
      requirement: 'notifications.getDefinitions.filters-with-pages',
      after: 'notifications.getDefinitions.pages-count',
    },
  },
  safety: 'disruptive',
  touches: [alone('notifications.definitions')],
  requests: 40,
  async steps(stage) {
    const { admin, random, operation, plain, verify, giveUp, settled } = stage
    await plain(operation('getDefinitions'))
    const [one, other] = [ownType(random), ownType(random)]
    const made = await Promise.all([
      ...[1, 2].map(() => createOwn(stage, { type: one, contextName: 'none' })),
      ...[1, 2, 3].map(() => createOwn(stage, { type: other, contextName: 'account' })),
    ])
    const look = (query: Query) => readBothWays(stage, admin, 'getDefinitions', query, mostPages)
    const all = await settled(
      () => look({}),
      ({ whole, byNumber }) => byNumber && made.every(({ id }) => idsOf(whole.items).includes(id)),
    )
    if (all.whole.end.kind !== 'complete' || !all.byNumber)
      giveUp(
        'The pages of the list without a filter do not add up, either.',
        'let the pages of the list add up',
      )
    const length = all.whole.items.length
    // The document does not say what a count is of: the whole list, or its page.
    if (!all.countsOfPages && all.counts.some((count) => count !== length)) return

    const type = [one, other]
    const byBoth = { type, contextName: ['account'] }
    const narrowed = await Promise.all([
      look({ type }),
      look(byBoth),
      look({ ...byBoth, sortBy: 'type', expired: false }),
    ])
    // Where the filter itself does nothing, or a field is not one to sort by, nothing is shown.
    const telling = narrowed.filter(({ whole: { end, items } }) => {
      const isPart = items.length >= 3 && items.length < length
      return end.kind === 'complete' && isPart
    })
    if (telling.length === 0)
      verify.pages.undecided('No filter selects a part of the list.', {
        remedy: 'let a filter select a part of the list',
      })
    for (const { whole, byNumber, byLinkToTheEnd, counting } of telling) {
      const size = whole.items.length
      verify.pages(whole).that({
        holds: byNumber && (byLinkToTheEnd || !all.byLinkToTheEnd),
        expected: `the ${size} definitions of the narrowed list, page by page`,
        actual: `others ${byNumber ? 'behind the links next' : 'when they are asked for by number'}`,
        pointer: byNumber ? '/_links' : '/_embedded/items',
      })
      if (!all.countsOfPages) for (const page of counting) verify.pages(page).at('/count', size)
    }
  },
})
