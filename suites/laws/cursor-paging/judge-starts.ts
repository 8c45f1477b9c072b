import type { Answer, Verification } from '../../../src/scenario/index.js'

/** Says whether the pages of one walk tell cursors of their own: none that leads to another page, or that one tells. */
export function judgeStarts(verify: Verification, pages: readonly Answer[]): void {
  // A page without items may be told apart by nothing.
  const telling = pages.filter(
    (page) => typeof page.at('/start') === 'string' && page.items.length > 0,
  )
  if (telling.length === 0)
    verify.undecided('No page shows its own cursor.', { remedy: 'let a page show its own cursor' })
  for (const [index, page] of telling.entries()) {
    const told = page.at('/start')
    const other =
      pages.find((one) => one !== page && leadingTo(one, pages[0]) === told) ??
      telling.slice(0, index).find((one) => one.at('/start') === told)
    verify(page, ...(other === undefined ? [] : [other])).tells(
      '/start',
      'the cursor of this page, not of another one',
      () => other === undefined,
    )
  }
}

/** The cursor with which a page was requested: the empty one for the first page, which is the default. */
function leadingTo({ url }: Answer, first: Answer | undefined): string | undefined {
  const { searchParams } = new URL(url)
  return searchParams.get('start') ?? (url === first?.url ? '' : undefined)
}
