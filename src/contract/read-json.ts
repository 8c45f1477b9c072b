import { unitAt } from '../bounds/unit-at.js'

/** A text as JSON, or why it is none, or why it is not read at all. */
export type ReadJson =
  | { readonly kind: 'json'; readonly value: unknown }
  /** `because` has the words of the parser. */
  | { readonly kind: 'unreadable'; readonly because: string }
  /** More than any answer needs to say: reading it would cost more memory or stack than the text is worth. */
  | { readonly kind: 'excessive'; readonly because: string }

/** Nesting that is read. What walks a value calls itself at each level. */
const deepest = 500
/** Values that are read, some forty times as many as a page of a thousand accounts holds. */
const mostValues = 1_000_000

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Reads a text from a stranger as JSON (RFC 8259); a byte order mark is overlooked, as section 8.1 allows. */
export function readJson(text: string): ReadJson {
  const because = mayBeExcessive(text) ? excess(text) : undefined
  if (because !== undefined) return { kind: 'excessive', because }
  try {
    return { kind: 'json', value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) }
  } catch (error) {
    return { kind: 'unreadable', because: error instanceof Error ? error.message : 'it is no JSON' }
  }
}

/** Whether a text is long enough for so many values, or opens enough lists and objects to be nested so deeply. */
function mayBeExcessive(text: string): boolean {
  if (text.length > mostValues) return true
  let opened = 0
  for (const opening of '[{')
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1))
      if ((opened += 1) > deepest) return true
  return false
}

function excess(text: string): string | undefined {
  let depth = 0
  let values = 0
  const { length } = text
  for (let index = 0; index < length; index += 1) {
    const unit = unitAt(text, index)
    if (unit === quote) index = endOfString(text, index + 1)
    else if (unit === comma) values += 1
    else if (unit === openList || unit === openObject) {
      values += 1
      depth += 1
      if (depth > deepest) return `more than ${deepest} levels of nesting`
    } else if (unit === closeList || unit === closeObject) depth -= 1
    if (values > mostValues) return `more than ${mostValues} values`
  }
  return undefined
}

/** Place of the quote that ends a string; the end of the text when none does. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (unitAt(text, at - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return at
  }
  return text.length
}
