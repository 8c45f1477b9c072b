import type { Mistake } from './mistake.js'

// Control characters, line separators and marks that turn the reading direction.
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Two lines for a person: where and what, then the remedy. Nothing in it can drive a terminal.
 *
 * @example
 * assay.yaml:3:1  unknown key 'actrs': did you mean 'actors'?
 *   Rename it to 'actors'.
 */
export function formatMistake(mistake: Mistake): string {
  const place = mistake.line === 0 ? '' : `:${mistake.line}:${mistake.column}`
  return `${printable(mistake.file)}${place}  ${printable(mistake.message)}\n  ${printable(mistake.remedy)}`
}

function printable(text: string): string {
  return text.replace(
    unprintable,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}
