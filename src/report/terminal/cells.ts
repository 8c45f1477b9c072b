import measure from 'fast-string-width'

/** Cells that a text takes on a terminal: two for a wide letter or an emoji, none for a mark above a letter. */
export const cellsOf = (text: string): number => measure(text)

/** The beginning of a text that takes no more than so many cells; no letter is divided. */
export function cutCells(text: string, cells: number): string {
  let end = 0
  let used = 0
  for (const { segment } of letters.segment(text)) {
    used += measure(segment)
    if (used > cells) break
    end += segment.length
  }
  return text.slice(0, end)
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text with spaces behind it, as many cells wide as is asked for. */
export const padCells = (text: string, cells: number): string =>
  text + ' '.repeat(Math.max(0, cells - cellsOf(text)))
