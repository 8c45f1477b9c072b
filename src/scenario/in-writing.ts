/** Characters that a reader gets to see of one text. */
const shown = 1000
/** A secret that was cut in half is not recognised: so much is looked through for secrets, and cut after that. */
const lookedThrough = 64 * shown

/**
 * Makes a text of a scenario fit to be written down: what the target said may be long, and may carry secrets.
 *
 * @param redact replaces secrets; it is told when a text may end in the middle of one
 * @param most characters that a reader gets to see of it
 */
export function inWriting(
  text: string,
  redact: (text: string, cutAtEnd?: boolean) => string,
  most = shown,
): string {
  const clean = redact(text.slice(0, lookedThrough), text.length > lookedThrough)
  if (clean.length <= most) return clean
  // A cut may not leave half of a surrogate pair.
  return `${clean.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`
}
