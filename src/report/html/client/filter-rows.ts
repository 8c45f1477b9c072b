import type { LongList } from './long-list.js'
import type { Page, PageElement } from './page.js'

/** The rows of a report, of which the reader's filter shows some. */
export interface FilteredRows {
  /** Shows what fits these values, by the names of the fields. */
  show(fields: Iterable<Pick<PageElement, 'name' | 'value'>>): void
  /** Everything is shown and unfolded, as on paper. */
  showAll(): void
  /** Reads all words beforehand, so that the first search does not wait for it. */
  readWords(): void
}

/**
 * Copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * A row fits where each value is that of its data, and its words hold the text that is searched for. Groups and
 * sections without a row that fits are hidden, and folds with one are unfolded.
 *
 * @param count is told how many entries match
 */
export function filterRows(
  { document }: Page,
  lists: readonly LongList[],
  count: PageElement,
): FilteredRows {
  const rows = [...document.querySelectorAll('[data-row]')]
  const folds = [...document.querySelectorAll('details.rows')]
  const holders = [...document.querySelectorAll('[data-group], [data-section]')]
  const kept = '[data-row]:not([hidden]), [data-kept]'
  const total = lists.reduce((sum, list) => sum + list.count, rows.length)
  const words = new Map<PageElement, string>()

  const wordsOf = (row: PageElement): string => {
    const found =
      words.get(row) ?? (row.querySelector('[data-about]') ?? row).textContent.toLowerCase()
    words.set(row, found)
    return found
  }

  const show: FilteredRows['show'] = (fields) => {
    const wanted = [...fields]
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

  return {
    show,
    showAll: () => {
      for (const fold of folds) fold.open = true
      for (const list of lists) list.showAll()
    },
    readWords: () => {
      for (const row of rows) wordsOf(row)
      for (const list of lists) for (const row of list.rows()) row.words()
    },
  }
}
