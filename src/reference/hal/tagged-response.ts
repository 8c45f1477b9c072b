import type { Call } from '../http/operation.js'
import { halResponse } from './hal-response.js'

/**
 * A HAL document with its entity tag; for a reader who has it already, 304 without it
 * (RFC 9110, 13.1.2 and 15.4.5).
 */
export function taggedResponse(call: Call, document: object, init: ResponseInit = {}): Response {
  const { request, operation, office } = call
  const { entityTag, hasAlready } = office.behaviour
  const tag = entityTag(JSON.stringify(document), operation.id)
  const headers = new Headers(init.headers)
  headers.set('etag', tag)
  const known = operation.method === 'GET' ? request.headers.get('if-none-match') : null
  if (known !== null && hasAlready(known, tag, operation.id))
    return new Response(null, { status: 304, headers })
  return halResponse(document, { ...init, headers })
}
