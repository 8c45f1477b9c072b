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

/** `PropertyNameExpected` and the like become words. */
function sentence(code: string): string {
  return code.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
