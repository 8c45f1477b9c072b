import { jsonResponse } from '../http/json-response.js'

/** A HAL document; 200 unless told otherwise. */
export function halResponse(document: object, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/hal+json')
  return jsonResponse(document, { ...init, headers })
}
