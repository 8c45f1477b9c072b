/** What kind of escape a character may begin: 0 for none. */
export type EscapeStarts = Uint8Array

/** Begins an escape of JSON, percent encoding, JSON Pointer or HTML. */
const escape = 1
/** Begins a character of UTF-8 that was read byte by byte. */
const lead = 2
/** Nothing can be read here but what stands here; a text was cut before it. */
export const cut = 3

/** Where texts were cut: an ellipsis. */
export const ellipsis = 0x2026

/** By UTF-16 unit, as long as nothing is sought. */
export function createEscapeStarts(): EscapeStarts {
  const openers = new Uint8Array(0x10000)
  for (const character of '\\%&~') openers[character.charCodeAt(0)] = escape
  openers[ellipsis] = cut
  return openers
}

/** Plus and bytes count only if there is a secret for which they matter. */
export function openFor(secret: string, openers: EscapeStarts): void {
  if (secret.includes(' ')) openers['+'.charCodeAt(0)] = escape
  if (/[^\0-\x7f]/.test(secret)) openers.fill(lead, 0xc2, 0xf5)
}
