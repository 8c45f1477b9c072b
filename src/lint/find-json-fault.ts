import { placeInText } from '../bounds/place-in-text.js'

/** The first place at which a text is not JSON. Line and column are 1-based. */
export interface JsonFault {
  readonly message: string
  readonly line: number
  readonly column: number
}

/** Undefined when `text` is JSON (RFC 8259). */
export async function findJsonFault(text: string): Promise<JsonFault | undefined> {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    const comment = commentIn(text)
    if (comment !== undefined)
      return {
        message: 'it has a comment, which JSON does not know',
        ...placeInText(text, comment),
      }
    // JSON.parse does not always say where; loaded only now because it takes its time to start.
    const { Json } = await import('./spectral.js')
    const [first] = Json.parse(text).diagnostics
    const { line, character } = first?.range.start ?? { line: 0, character: 0 }
    return {
      message: sentence(first?.message ?? 'it is malformed'),
      line: line + 1,
      column: character + 1,
    }
  }
}

/** Where the first comment begins that some parsers of JSON let pass. */
function commentIn(text: string): number | undefined {
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|\/[/*]/gs))
    if (found.startsWith('/')) return index
  return undefined
}

/** `PropertyNameExpected` and the like become words. */
function sentence(code: string): string {
  return code.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
