import { cellsOf, cutCells } from './cells.js'

/** Pieces of a word that is wider than a line. */
function chop(word: string, width: number): readonly string[] {
  const pieces: string[] = []
  let rest = word
  while (cellsOf(rest) > width) {
    // A letter that is wider than a line stands there by itself.
    const piece = cutCells(rest, width) || String.fromCodePoint(rest.codePointAt(0) ?? 32)
    pieces.push(piece)
    rest = rest.slice(piece.length)
  }
  return [...pieces, rest]
}

/**
 * Breaks text at spaces so that no line is wider than `width`; a word that is wider is broken
 * anywhere.
 *
 * @param text without line ends
 * @param width cells, at least 2
 */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let used = 0
  for (const word of text.split(' ').flatMap((each) => chop(each, width))) {
    const cells = cellsOf(word)
    if (lines.length > 0 && used + 1 + cells <= width) {
      lines[lines.length - 1] += ` ${word}`
      used += 1 + cells
    } else {
      lines.push(word)
      used = cells
    }
  }
  return lines
}
