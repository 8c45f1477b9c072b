/** Pieces of a word that is wider than a line. */
const chop = (word: string, width: number): readonly string[] =>
  word.length <= width ? [word] : (word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])

/**
 * Breaks text at spaces so that no line is wider than `width`; a word that is wider is broken
 * anywhere.
 *
 * @param text without line ends
 * @param width columns, at least 1
 */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((each) => chop(each, width))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
