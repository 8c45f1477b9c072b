const token = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+"
const head = new RegExp(`^[ \\t]*(${token}/${token})[ \\t]*`)
// RFC 9110 5.6.6 allows empty parameters: a semicolon at the end is no mistake.
const parameter = new RegExp(`;[ \\t]*(?:${token}=(?:${token}|"(?:[^"\\\\]|\\\\.)*"))?[ \\t]*`, 'y')

/** Type and subtype of the value of a Content-Type field, in lower case; nothing when it is malformed. */
function essenceOf(value: string): string | undefined {
  const start = head.exec(value)
  if (!start?.[1]) return undefined
  parameter.lastIndex = start[0].length
  while (parameter.lastIndex < value.length) if (!parameter.test(value)) return undefined
  return start[1].toLowerCase()
}

/**
 * Whether two media types are the same but for letter case and parameters (RFC 9110, section 8.3.1).
 * A malformed one matches nothing.
 */
export function matchesMediaType(one: string, other: string): boolean {
  const essence = essenceOf(one)
  return essence !== undefined && essence === essenceOf(other)
}

/** Whether a media type says that a body is JSON (RFC 6839, section 3.1). A malformed one says nothing. */
export const isJsonType = (mediaType: string): boolean =>
  /^application\/(?:[\w.+-]+\+)?json$/.test(essenceOf(mediaType) ?? '')
