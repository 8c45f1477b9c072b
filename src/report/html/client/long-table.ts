import type { PageElement } from './page.js'

/** A row of a table that is not in the page yet. */
export interface DistantRow {
  readonly id: string
  readonly dataset: Readonly<Record<string, string | undefined>>
  readonly words: string
}

export interface LongTable {
  readonly fold: PageElement
  readonly count: number
  /** Read when they are first asked for, which takes a while. */
  rows(): readonly DistantRow[]
  /** Leaves the rows that may be shown, all unless given, and puts them into the page when the table is unfolded. */
  show(kept: readonly DistantRow[] | undefined): void
  /** Puts the rows around one into the page. */
  showAround(row: DistantRow): void
  showAll(): void
}

/**
 * Copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * A table that is too long to stand in the page: its rows are kept as text and put into the page as they are asked for,
 * not more than a hundred at once, unless the reader wants all.
 */
export function longTable(fold: PageElement): LongTable | undefined {
  const most = 100
  const island = fold.querySelector('noscript')
  const summary = fold.querySelector('summary')
  if (!island || !summary) return undefined
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  const decode = (text: string) =>
    text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
  const [head = '', ...groups] = island.textContent.split('<tbody data-group>')
  island.insertAdjacentHTML('afterend', '<div></div>')
  const place = fold.querySelector('div')
  island.remove()
  if (!place) return undefined
  const markup = new Map<DistantRow, { readonly heading: string; readonly text: string }>()
  const readRow = (heading: string, text: string): void => {
    const start = text.indexOf('>') + 1
    const attributes = text.slice(0, start)
    const dataset: Record<string, string> = {}
    for (const [, name = '', value = ''] of attributes.matchAll(/ data-(\w+)="([^"]*)"/g))
      dataset[name] = decode(value)
    const body = text.slice(start, text.lastIndexOf('</tr>'))
    const words = decode(body.replace(/<[^>]*>/g, '')).toLowerCase()
    const id = decode(attributes.slice(1, attributes.indexOf('"', 1)))
    markup.set({ id, dataset, words }, { heading, text: `<tr id=${attributes}${body}</tr>` })
  }
  let rows: readonly DistantRow[] | undefined
  const rowsOf = (): readonly DistantRow[] => {
    if (rows) return rows
    for (const group of groups) {
      const [heading = '', ...texts] = group.split('<tr id=')
      for (const text of texts) readRow(heading, text)
    }
    rows = [...markup.keys()]
    return rows
  }
  const counted = summary.textContent
  let kept: readonly DistantRow[] | undefined
  let start = 0
  let limit = most
  let current = false

  const fill = (): void => {
    if (current || !fold.open) return
    current = true
    const wanted = kept ?? rowsOf()
    const shown = wanted.slice(start, start + limit)
    let last: string | undefined
    let text = head
    for (const row of shown) {
      const { heading, text: own } = markup.get(row) ?? { heading: '', text: '' }
      if (heading !== last) text += `${last === undefined ? '' : '</tbody>'}<tbody>${heading}`
      last = heading
      text += own
    }
    const left = wanted.length - shown.length
    const more =
      left > 0 ? `<p><button type="button">Show ${left.toLocaleString('en')} more</button></p>` : ''
    place.innerHTML = `${text}</tbody></table>${more}`
    place.querySelector('button')?.addEventListener('click', showAll)
  }
  const renew = (from: number, count: number): void => {
    start = from
    limit = count
    current = false
    fill()
  }
  const showAll = (): void => renew(0, rowsOf().length)
  fold.addEventListener('toggle', fill)
  return {
    fold,
    count: Number(fold.dataset['count']),
    rows: rowsOf,
    showAll,
    show: (wanted) => {
      kept = wanted
      const all = wanted === undefined
      summary.textContent = all ? counted : `${wanted.length.toLocaleString('en')} of ${counted}`
      renew(0, most)
    },
    showAround: (row) => {
      fold.open = true
      const index = (kept ?? rowsOf()).indexOf(row)
      if (index < start || index >= start + limit) renew(Math.max(0, index - most / 2), most)
      else fill()
    },
  }
}
