import type { Call } from '../http/operation.js'
import { halResponse } from './hal-response.js'

/**
 * A HAL document with its entity tag; for a reader who has it already, 304 without it
 * (RFC 9110, 13.1.2 and 15.4.5).
 *
 * @param tagged what the entity tag is of, where the document is one that readers get in another form
 */
export function taggedResponse(
  call: Call,
  document: object,
  init: ResponseInit = {},
  tagged: object = document,
): Response {
  const { request, operation, services } = call
  const { entityTag, hasAlready } = services.behaviour
  const tag = entityTag(JSON.stringify(tagged), operation.id)
  const headers = new Headers(init.headers)
  headers.set('etag', tag)
  const known = operation.method === 'GET' ? request.headers.get('if-none-match') : null
  if (known !== null && hasAlready(known, tag, operation.id))
    return new Response(null, { status: 304, headers })
  return halResponse(document, { ...init, headers })
}
