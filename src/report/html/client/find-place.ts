import type { DistantRow, LongList } from './long-list.js'
import type { openIsland } from './open-island.js'
import type { Page, PageElement } from './page.js'

/** The places of a report, which links lead to. */
export interface Places {
  /** Whether the filter leaves it out. */
  isLeftOut(place: string): boolean
  /** Unfolds what it stands in, and scrolls there. */
  goTo(place: string): void
}

/**
 * Copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * Finds places also in what was not unfolded yet, and in rows that a list has not put into the page.
 */
export function findPlace(
  { document }: Page,
  open: typeof openIsland,
  lists: readonly LongList[],
): Places {
  /** Where a place is that a list has not put into the page. */
  const distant = (place: string) => {
    if (place === '' || document.getElementById(place)) return undefined
    const isPlace = (row: DistantRow): boolean => row.id === place
    const has = (row: DistantRow): boolean => row.has(place)
    for (const isIt of [isPlace, has])
      for (const list of lists) {
        const row = list.rows().find(isIt)
        if (row) return { list, row }
      }
    return undefined
  }

  const isLeftOut = (place: string): boolean => {
    const far = distant(place)
    if (far) return !far.list.keeps(far.row)
    return (document.getElementById(place)?.closest('[data-row][hidden]') ?? null) !== null
  }

  const goTo = (place: string): void => {
    const far = distant(place)
    far?.list.showAround(far.row)
    for (const each of document.querySelectorAll('[data-place]'))
      if (each.dataset['place'] === place) open(each)
    // It stands in what was not unfolded yet.
    if (document.getElementById(place) === null && far)
      for (const each of document.getElementById(far.row.id)?.querySelectorAll('details') ?? [])
        open(each)
    const target = document.getElementById(place)
    if (!target) return
    for (let each: PageElement | null = target; each; each = each.parentElement)
      if (each.matches('details')) each.open = true
    const within =
      target.matches('[data-row], [data-group], .listed') && target.querySelector('details')
    if (within) {
      open(within)
      within.open = true
    }
    // A filter may have made the bar higher just now.
    const high = document.querySelector('.bar')?.offsetHeight ?? 0
    document.querySelector(':root')?.style.setProperty('--bar', `${high}px`)
    target.tabIndex = -1
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }

  return { isLeftOut, goTo }
}
