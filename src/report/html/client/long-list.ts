import type { PageElement } from './page.js'

/** A row of a list that is not in the page yet. */
export interface DistantRow {
  readonly id: string
  readonly dataset: Readonly<Record<string, string | undefined>>
  /** What a search looks through, read when it is first asked for. */
  words(): string
  /** Whether a place that a link leads to is in it. */
  has(place: string): boolean
}

export interface LongList {
  readonly holder: PageElement
  readonly count: number
  /** Read when they are first asked for. */
  rows(): readonly DistantRow[]
  /** Leaves the rows that may be shown, all unless given, and puts them into the page when the list is unfolded. */
  show(kept: readonly DistantRow[] | undefined): void
  /** Whether the filter left it. */
  keeps(row: DistantRow): boolean
  /** Puts the rows around one that is kept into the page. */
  showAround(row: DistantRow): void
  showAll(): void
}

/**
 * Copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * A list that is too long to stand in the page (`manyRows`): its rows are kept as text and put into the page as they are
 * asked for, not more than fifty at once, unless the reader wants all.
 */
export function longList(holder: PageElement): LongList | undefined {
  const most = 50
  const island = holder.querySelector(':scope > noscript')
  if (!island) return undefined
  const summary = holder.querySelector(':scope > summary')
  const counter = summary?.querySelector('[data-counter]') ?? summary
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  const decode = (text: string) =>
    text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
  const encode = (text: string) =>
    text.replace(
      /[<>"'&]/g,
      (one) => `&${Object.keys(entities).find((name) => entities[name] === one)};`,
    )
  const [head = '', ...grouped] = island.textContent.split('<tbody data-group>')
  const groups = grouped.length > 0 ? grouped : [head]
  const [beginning, between, end] =
    grouped.length > 0 ? [head, '</tbody><tbody>', '</tbody></table>'] : ['', '', '']
  island.insertAdjacentHTML('afterend', '<div></div>')
  const place = holder.querySelector('noscript + div')
  island.remove()
  if (!place) return undefined

  const markup = new Map<DistantRow, { readonly heading: string; readonly text: string }>()
  const readRow = (heading: string, text: string): void => {
    const attributes = text.slice(0, text.indexOf('>'))
    const dataset: Record<string, string> = {}
    for (const [, name = '', value = ''] of attributes.matchAll(/ data-(\w+)="([^"]*)"/g))
      dataset[name] = decode(value)
    let words: string | undefined
    const row: DistantRow = {
      id: decode(/ id="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      dataset,
      words: () => {
        // Evidence is not searched.
        const [about = ''] = text.split('<details', 1)
        words ??= decode(about.slice(attributes.length + 1).replace(/<[^>]*>/g, '')).toLowerCase()
        return words
      },
      has: (wanted) => text.includes(`"${encode(wanted)}"`),
    }
    markup.set(row, { heading, text })
  }
  let rows: readonly DistantRow[] | undefined
  const rowsOf = (): readonly DistantRow[] => {
    if (rows) return rows
    for (const group of groups) {
      const texts = group.split(/(?=<(?:tr|li|article) data-row=)/)
      const heading = texts[0]?.includes(' data-row=') ? '' : (texts.shift() ?? '')
      for (const text of texts) readRow(heading, text)
    }
    rows = [...markup.keys()]
    return rows
  }

  const counted = counter?.textContent ?? ''
  let kept: readonly DistantRow[] | undefined
  let start = 0
  let limit = most
  let current = false
  const fill = (): void => {
    if (current || (summary && !holder.open)) return
    current = true
    const wanted = kept ?? rowsOf()
    const shown = wanted.slice(start, start + limit)
    let last: string | undefined
    let text = beginning
    for (const row of shown) {
      const { heading, text: own } = markup.get(row) ?? { heading: '', text: '' }
      if (heading !== last) text += `${last === undefined ? between.slice(8) : between}${heading}`
      last = heading
      text += own
    }
    const left = wanted.length - shown.length
    const more =
      left > 0 ? `<p><button type="button">Show ${left.toLocaleString('en')} more</button></p>` : ''
    place.innerHTML = `${text.replaceAll('is-land>', 'noscript>')}${end}${more}`
    place.querySelector(':scope > p > button')?.addEventListener('click', showAll)
  }
  const renew = (from: number, count: number): void => {
    start = from
    limit = count
    current = false
    fill()
  }
  const showAll = (): void => renew(0, rowsOf().length)
  holder.addEventListener('toggle', fill)
  return {
    holder,
    count: Number(holder.dataset['count']),
    rows: rowsOf,
    showAll,
    show: (wanted) => {
      const isSame = wanted === undefined && kept === undefined && current
      kept = wanted
      const number = wanted?.length.toLocaleString('en')
      if (counter) counter.textContent = wanted ? `${number} of ${counted}` : counted
      if (!isSame) renew(0, most)
    },
    keeps: (row) => kept?.includes(row) ?? true,
    showAround: (row) => {
      holder.open = true
      const index = (kept ?? rowsOf()).indexOf(row)
      if (index < start || index >= start + limit) renew(Math.max(0, index - most / 2), most)
      else fill()
    },
  }
}
