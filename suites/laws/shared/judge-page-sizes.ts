import type { Answer, Verify } from '../../../src/scenario/index.js'

/** Says whether pages keep to the limit that was requested, and whether they tell the limit that they used. */
export function judgePageSizes(
  verify: Verify<'limitRespected' | 'limitReported'>,
  pages: readonly Answer[],
  limit: number,
): void {
  for (const page of pages) verify.limitRespected(page).atMost(limit)
  if (pages.some((page) => page.items.length > limit)) return
  const telling = pages.filter((page) => typeof page.at('/limit') === 'number')
  if (telling.length === 0)
    verify.limitReported.undecided('No page shows the limit that it used.', {
      remedy: 'let a page show the limit that it used',
    })
  for (const page of telling) {
    const { length } = page.items
    verify
      .limitReported(page)
      .tells(
        '/limit',
        `a limit from ${length} (the items of the page) to ${limit} (what was requested)`,
        (reported) => Number(reported) <= limit && Number(reported) >= length,
      )
  }
}
