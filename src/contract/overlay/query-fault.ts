import { compile } from 'json-p3'

/** Why a text is no JSONPath query (RFC 9535); undefined for a good one. */
export function queryFault(path: string): string | undefined {
  try {
    compile(path)
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0]
  }
}
