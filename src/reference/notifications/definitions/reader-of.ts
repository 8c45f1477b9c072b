import type { Definition } from '../../books/definition.js'
import type { Call } from '../../http/operation.js'
import { definitionPath } from './definition-path.js'

/** The call of a client that reads a definition, in place of one who makes or changes it. */
export function readerOf(call: Call, { id }: Definition): Call {
  const url = new URL(`${call.url.origin}/api${definitionPath(id)}`)
  return { ...call, url, operation: { ...call.operation, id: 'getDefinition' } }
}
