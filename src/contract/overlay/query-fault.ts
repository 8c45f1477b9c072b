import { compile } from 'json-p3'

/** Opening parentheses and brackets of one query: the parser calls itself for each, as far as the stack goes. */
const mostOpened = 1000

/** Why a text is no JSONPath query (RFC 9535); undefined for a good one. */
export function queryFault(path: string): string | undefined {
  if (path.split(/[([]/).length > mostOpened) return 'it is nested too deeply'
  try {
    compile(path)
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0]
  }
}
