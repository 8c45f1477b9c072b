import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { findString } from './find-string.js'
import { stringDocument } from './string-document.js'

/** One string. */
export const getString: Operation = {
  id: 'getString',
  method: 'GET',
  path: '/text/groups/{groupId}/strings/{textStringId}',
  statuses: [200, 304, 404],
  errors: 'error',
  answer: (call) => taggedResponse(call, stringDocument(call, findString(call), 'getString')),
}
