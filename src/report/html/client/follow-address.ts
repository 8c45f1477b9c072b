import type { filterRows } from './filter-rows.js'
import type { findPlace } from './find-place.js'
import type { longList } from './long-list.js'
import type { openIsland } from './open-island.js'
import type { Page } from './page.js'

/** What this script is made of: functions that are copied into the report beside it. */
interface Parts {
  readonly openIsland: typeof openIsland
  readonly longList: typeof longList
  readonly filterRows: typeof filterRows
  readonly findPlace: typeof findPlace
}

/**
 * Runs in the reader's browser, copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * The address is the whole state: `#place?interface=accounts&verdict=fail`. What stands before the question mark is
 * gone to, what stands after it filters, and every change of the filter changes the address. A fragment, because a
 * page from a file may change nothing else of its address.
 */
export function followAddress(page: Page, parts: Parts): void {
  const { document, location, history } = page
  const form = document.querySelector('#filter')
  const count = document.querySelector('#filter-count')
  if (!form || !count) return
  const fields = [...form.elements].filter((field) => field.name !== '')
  const lists = [...document.querySelectorAll('.rows')].flatMap((one) => parts.longList(one) ?? [])
  const rows = parts.filterRows(page, lists, count)
  const places = parts.findPlace(page, parts.openIsland, lists)
  form.hidden = false

  const address = (): readonly [place: string, filter: URLSearchParams] => {
    const [place = '', ...filter] = location.hash.slice(1).split('?')
    try {
      return [decodeURIComponent(place), new URLSearchParams(filter.join('?'))]
    } catch {
      return ['', new URLSearchParams()]
    }
  }
  const withFilter = (place: string): string => {
    const filter = new URLSearchParams()
    for (const { name, value } of fields) if (value !== '') filter.set(name, value)
    return `#${encodeURIComponent(place)}${filter.size > 0 ? `?${filter.toString()}` : ''}`
  }
  const filtered = (): void => {
    history.replaceState(null, '', withFilter(address()[0]))
    rows.show(fields)
  }
  const unfilter = (): void => {
    for (const field of fields) field.value = ''
    filtered()
  }
  const follow = (): void => {
    const [place, filter] = address()
    for (const field of fields) field.value = filter.get(field.name) ?? ''
    rows.show(fields)
    if (places.isLeftOut(place)) unfilter()
    places.goTo(place)
  }

  form.addEventListener('input', filtered)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    unfilter()
  })
  for (const link of document.querySelectorAll('a[data-filter]'))
    link.setAttribute('href', `${link.getAttribute('href')}?${link.dataset['filter']}`)
  document.addEventListener('click', (event) => {
    const href = event.target.closest('a[href^="#"]')?.getAttribute('href')
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return
    const place = href.slice(1)
    const next = href.includes('?') || places.isLeftOut(place) ? href : withFilter(place)
    event.preventDefault()
    if (location.hash === next) follow()
    else location.hash = next
  })
  page.addEventListener('hashchange', follow)
  // On paper, the matrix is whole.
  page.addEventListener('beforeprint', rows.showAll)
  page.matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) rows.showAll()
  })
  follow()
  // Before the reader's first filter, and after the page has been shown.
  page.setTimeout(rows.readWords, 0)
}
