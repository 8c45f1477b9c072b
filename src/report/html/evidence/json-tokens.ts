const token = /[{}[\],:]|"|[^\s{}[\],:"]+/g

/**
 * The tokens of a valid JSON text exactly as they stand in it, without the white space between them. Strings are
 * walked without a regular expression: a long one would exhaust its stack.
 */
export function* jsonTokens(json: string): Generator<string> {
  let at = 0
  for (;;) {
    token.lastIndex = at
    const start = token.exec(json)
    if (!start) return
    at = start[0] === '"' ? endOfString(json, start.index) : token.lastIndex
    yield json.slice(start.index, at)
  }
}

function endOfString(json: string, start: number): number {
  let quote = json.indexOf('"', start + 1)
  while (quote !== -1 && isEscaped(json, quote)) quote = json.indexOf('"', quote + 1)
  return quote === -1 ? json.length : quote + 1
}

/** A character is escaped when an odd number of backslashes stands before it. */
function isEscaped(json: string, at: number): boolean {
  let slashes = 0
  while (json.charCodeAt(at - 1 - slashes) === 0x5c) slashes++
  return slashes % 2 === 1
}
