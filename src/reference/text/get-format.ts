import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { findFormat } from './find-format.js'
import { formatDocument } from './format-document.js'

/** One format. */
export const getFormat: Operation = {
  id: 'getFormat',
  method: 'GET',
  path: '/text/formats/{formatId}',
  statuses: [200, 304, 404],
  errors: 'error',
  answer: (call) => taggedResponse(call, formatDocument(call, findFormat(call))),
}
