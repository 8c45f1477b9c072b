import type { Definition } from '../../books/definition.js'
import { taggedResponse } from '../../hal/tagged-response.js'
import type { Call } from '../../http/operation.js'
import { definitionDocument } from './definition-document.js'
import { readerOf } from './reader-of.js'

/** A definition with the entity tag that its readers get. */
export function definitionResponse(
  call: Call,
  definition: Definition,
  init: ResponseInit = {},
): Response {
  const tagged = definitionDocument(readerOf(call, definition), definition)
  return taggedResponse(call, definitionDocument(call, definition), init, tagged)
}
