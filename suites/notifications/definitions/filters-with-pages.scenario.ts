import { alone } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { ownType } from '../shared/own-definition.js'
import { readInPages } from './shared/read-in-pages.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The pages of a filtered list of definitions add up to that list', {
  verifies: {
    pages: {
      requirement: 'notifications.getDefinitions.filters-with-pages',
      after: 'notifications.getDefinitions.pages-count',
    },
  },
  safety: 'disruptive',
  touches: [alone('notifications.definitions')],
  async steps(stage) {
    const { random, operation, plain, verify, giveUp } = stage
    await plain(operation('getDefinitions'))
    const [one, other] = [ownType(random), ownType(random)]
    await Promise.all([
      ...[1, 2].map(() => createOwn(stage, { type: one, contextName: 'none' })),
      ...[1, 2, 3].map(() => createOwn(stage, { type: other, contextName: 'account' })),
    ])
    const all = await readInPages(stage, {})
    if (all.whole.end.kind !== 'complete' || !all.byNumber)
      giveUp('The pages of the whole list do not add up already.')
    const length = all.whole.items.length
    // What a count tells is not said: of the whole list, or of its page.
    const isOfPage = all.counting.every((page) => page.at('/count') === page.items.length)
    if (!isOfPage && all.counting.some((page) => page.at('/count') !== length)) return

    const type = [one, other]
    const byBoth = { type, contextName: ['account'] }
    const narrowed = await Promise.all([
      readInPages(stage, { type }),
      readInPages(stage, byBoth),
      readInPages(stage, { ...byBoth, sortBy: 'type', expired: false }),
    ])
    // Where the filter itself does nothing, or a field is not one to sort by, nothing is shown.
    const telling = narrowed.filter(({ whole: { end, items } }) => {
      const isPart = items.length >= 3 && items.length < length
      return end.kind === 'complete' && isPart
    })
    if (telling.length === 0) verify.pages.undecided('No filter selects a part of the list.')
    for (const { whole, byNumber, byLink, counting } of telling) {
      const size = whole.items.length
      verify.pages(whole).that({
        holds: byNumber && (byLink || !all.byLink),
        expected: `the ${size} definitions of the narrowed list, page by page`,
        actual: `others ${byNumber ? 'behind the links next' : 'when they are asked for by number'}`,
        pointer: byNumber ? '/_links' : '/_embedded/items',
      })
      if (!isOfPage) for (const page of counting) verify.pages(page).at('/count', size)
    }
  },
})
