import type { Answer, Verify } from '../../../src/scenario/index.js'

/**
 * Says whether pages keep to the limit that was requested, and whether they tell the limit that they used.
 *
 * @param pages of one list, in their order
 * @param limit that each of them was requested with
 * @param most what none of them may tell less than: where limit is the greatest number of items of a page of the list,
 *   and not what one page holds
 */
export function judgePageSizes(
  verify: Verify<'limitRespected' | 'limitReported'>,
  pages: readonly Answer[],
  limit: number,
  most = 0,
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
    const least = Math.max(length, most)
    const held = least === length ? 'the items of the page' : 'the items of another page'
    verify
      .limitReported(page)
      .tells(
        '/limit',
        `a limit from ${least} (${held}) to ${limit} (what was requested)`,
        (reported) => Number(reported) <= limit && Number(reported) >= least,
      )
  }
}
