import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { formatDocument } from './format-document.js'
import { wholeCollection } from './whole-collection.js'

/** All formats. */
export const getFormats: Operation = {
  id: 'getFormats',
  method: 'GET',
  path: '/text/formats',
  statuses: [200, 304, 400, 422],
  errors: 'error',
  answer(call) {
    const items = call.services.texts.formats().map((format) => formatDocument(call, format))
    return taggedResponse(call, wholeCollection(call, 'formats', items))
  },
}
