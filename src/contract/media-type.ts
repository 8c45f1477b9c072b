/** A media type as RFC 9110, section 8.3.1 has it; letter case does not matter, so it is lower here. */
export interface MediaType {
  readonly type: string
  readonly subtype: string
  /** Names in lower case, values as sent. */
  readonly parameters: ReadonlyMap<string, string>
}

const token = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+"
const head = new RegExp(`^[ \\t]*(${token})/(${token})[ \\t]*`)
// RFC 9110 5.6.6 allows empty parameters: a semicolon at the end is no mistake.
const parameter = new RegExp(
  `;[ \\t]*(?:(${token})=(?:(${token})|"((?:[^"\\\\]|\\\\.)*)"))?[ \\t]*`,
  'y',
)

/** Reads the value of a Content-Type field; nothing when it is malformed. */
export function parseMediaType(value: string): MediaType | undefined {
  const start = head.exec(value)
  if (!start?.[1] || !start[2]) return undefined
  const parameters = new Map<string, string>()
  let index = start[0].length
  while (index < value.length) {
    parameter.lastIndex = index
    const match = parameter.exec(value)
    if (!match) return undefined
    const [whole, name, plain, quoted] = match
    if (name) parameters.set(name.toLowerCase(), plain ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? '')
    index += whole.length
  }
  return { type: start[1].toLowerCase(), subtype: start[2].toLowerCase(), parameters }
}

/**
 * Whether two media types are the same but for letter case and parameters (RFC 9110, section 8.3.1).
 * A malformed one matches nothing.
 */
export function matchesMediaType(one: string, other: string): boolean {
  const [a, b] = [parseMediaType(one), parseMediaType(other)]
  return a !== undefined && b !== undefined && a.type === b.type && a.subtype === b.subtype
}
