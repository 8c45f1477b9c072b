/**
 * Fills the lines of a shell command with pieces, none of which is ever broken.
 *
 * @param width columns that a line aims at
 * @returns one line, or several that end in a backslash
 */
export function fillCommand(pieces: readonly string[], width: number): string {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(piece)
    else if (last.length + piece.length + 3 <= width) lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(`  ${piece}`)
  }
  return lines.join(' \\\n')
}
