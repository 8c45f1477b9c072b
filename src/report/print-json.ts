import { escapeInvisible } from './escape-invisible.js'
import { escapeLogCommands } from './escape-log-commands.js'

const units = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/** An escape of JSON, the first group being half a surrogate pair that stands alone. */
const escapes = /\\(?:(ud[89a-f][0-9a-f]{2})|.)/g

/**
 * Pretty-prints JSON with its members in a stable order: first those named, in the order in which
 * they are named, then any others by name.
 *
 * Characters that cannot be seen stand as `\u…`, which means the same to a parser and leaves a
 * terminal alone when the file is printed; so do commands to a CI system. Half a surrogate pair becomes U+FFFD: parsers of
 * other languages refuse a file that names one (RFC 8259, 8.2).
 *
 * @param value anything that JSON can say
 * @param order names of members of any depth
 * @returns ends in a line feed
 */
export function printJson(value: unknown, order: readonly string[]): string {
  const rank = new Map(order.map((name, index) => [name, index]))
  const place = (name: string): number => rank.get(name) ?? order.length
  const sorted = (_: string, each: unknown): unknown => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(
      Object.entries(each).toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1)),
    )
  }
  const text = JSON.stringify(value, sorted, 2)
    .replace(escapes, (escape, half?: string) => (half === undefined ? escape : '\\ufffd'))
    .replace(/[^\n -~]/gu, (each) => (escapeInvisible(each) === each ? each : units(each)))
  return `${escapeLogCommands(text, '\\u00')}\n`
}
