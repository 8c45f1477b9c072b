import { isJson } from '../is-json.js'

/** Up to where a line may end: behind a comma, or a bracket that opens, that is not within a string. */
const parts = /(?:"(?:[^"\\]|\\.)*"|[^",{[])*[,{[]?/g

/** In front of lines that go on. */
const margin = ' '.repeat(4)

/**
 * Breaks JSON that is too long for a line between its members, where space has no meaning.
 *
 * @param width columns that a line aims at
 * @param measure columns that a piece takes as a shell is told it
 * @returns undefined for what is no JSON, and for what holds characters that a person cannot see
 */
export function layOutJson(
  text: string,
  width: number,
  measure: (piece: string) => number,
): string | undefined {
  if (/[\p{Cc}\u2028\u2029]/u.test(text) || !isJson(text)) return undefined
  const lines: string[] = []
  for (const part of text.match(parts) ?? []) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(part)
    else if (measure(last + part) <= width) lines[lines.length - 1] += part
    else lines.push(margin + part)
  }
  return lines.join('\n')
}
