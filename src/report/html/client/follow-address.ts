import type { DistantRow, longList } from './long-list.js'
import type { openIsland } from './open-island.js'
import type { Page, PageElement } from './page.js'

/**
 * Runs in the reader's browser, copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * The address is the whole state: `#place?interface=accounts&verdict=fail`. What stands before the question mark is
 * gone to, what stands after it filters, and every change of the filter changes the address. A fragment, because a
 * page from a file may change nothing else of its address.
 */
export function followAddress(
  page: Page,
  open: typeof openIsland,
  asLongList: typeof longList,
): void {
  const { document, location, history } = page
  const form = document.querySelector('#filter')
  const count = document.querySelector('#filter-count')
  if (!form || !count) return
  const fields = [...form.elements].filter((field) => field.name !== '')
  const rows = [...document.querySelectorAll('[data-row]')]
  const folds = [...document.querySelectorAll('details.rows')]
  const lists = [...document.querySelectorAll('.rows')].flatMap((one) => asLongList(one) ?? [])
  const total = lists.reduce((sum, list) => sum + list.count, rows.length)
  const holders = [...document.querySelectorAll('[data-group], [data-section]')]
  const kept = '[data-row]:not([hidden]), [data-kept]'
  const words = new Map<PageElement, string>()
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
  const wordsOf = (row: PageElement): string => {
    const found =
      words.get(row) ?? (row.querySelector('[data-about]') ?? row).textContent.toLowerCase()
    words.set(row, found)
    return found
  }

  const show = (): void => {
    const wanted = fields
      .map(({ name, value }) => ({ name, value: value.trim() }))
      .filter(({ value }) => value !== '')
      // Whatever is cheap to compare comes before the text.
      .toSorted((a, b) => Number(a.name === 'text') - Number(b.name === 'text'))
    const fits = (dataset: PageElement['dataset'], said: () => string): boolean =>
      wanted.every(({ name, value }) =>
        name === 'text' ? said().includes(value.toLowerCase()) : dataset[name] === value,
      )
    let shown = 0
    for (const row of rows) {
      const hidden = !fits(row.dataset, () => wordsOf(row))
      // Of thousands few change.
      if (row.hidden !== hidden) row.hidden = hidden
      if (!hidden) shown++
    }
    for (const list of lists) {
      const left =
        wanted.length > 0
          ? list.rows().filter((row) => fits(row.dataset, () => row.words()))
          : undefined
      shown += left?.length ?? list.count
      if (left?.length === 0) list.holder.removeAttribute('data-kept')
      else list.holder.setAttribute('data-kept', '')
      list.show(left)
    }
    for (const holder of holders) {
      const empty = wanted.length > 0 && holder.querySelector(kept) === null
      if (holder.matches('[data-group]')) holder.hidden = empty && !holder.matches('[data-kept]')
      else holder.setAttribute('data-empty', String(empty))
    }
    if (wanted.length > 0)
      for (const fold of folds)
        if (fold.matches('[data-kept]') || fold.querySelector(kept) !== null) fold.open = true
    count.textContent =
      wanted.length > 0
        ? `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} entries match`
        : ''
  }

  const unfilter = (): void => {
    for (const field of fields) field.value = ''
  }
  const filtered = (): void => {
    history.replaceState(null, '', withFilter(address()[0]))
    show()
  }

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
  const isLeftOut = (place: string, far: ReturnType<typeof distant>): boolean =>
    far
      ? !far.list.keeps(far.row)
      : (document.getElementById(place)?.closest('[data-row][hidden]') ?? null) !== null

  const goTo = (place: string): void => {
    const far = distant(place)
    if (isLeftOut(place, far)) {
      unfilter()
      filtered()
    }
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

  const follow = (): void => {
    const [place, filter] = address()
    for (const field of fields) field.value = filter.get(field.name) ?? ''
    show()
    goTo(place)
  }

  form.addEventListener('input', filtered)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    unfilter()
    filtered()
  })
  for (const link of document.querySelectorAll('a[data-filter]'))
    link.setAttribute('href', `${link.getAttribute('href')}?${link.dataset['filter']}`)
  document.addEventListener('click', (event) => {
    const href = event.target.closest('a[href^="#"]')?.getAttribute('href')
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return
    const place = href.slice(1)
    const next = href.includes('?') || isLeftOut(place, distant(place)) ? href : withFilter(place)
    event.preventDefault()
    if (location.hash === next) follow()
    else location.hash = next
  })
  page.addEventListener('hashchange', follow)
  // On paper, the matrix is whole.
  const printed = (): void => {
    for (const fold of folds) fold.open = true
    for (const list of lists) list.showAll()
  }
  page.addEventListener('beforeprint', printed)
  page.matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) printed()
  })
  follow()
  // Before the reader's first filter, and after the page has been shown.
  page.setTimeout(() => {
    for (const row of rows) wordsOf(row)
    for (const list of lists) for (const row of list.rows()) row.words()
  }, 0)
}
