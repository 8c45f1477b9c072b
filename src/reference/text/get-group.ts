import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { findGroup } from './find-group.js'
import { groupDocument } from './group-document.js'

/** What `svc:group` leads to: one group. The operation is not shown. */
export const getGroup: Operation = {
  id: 'getGroup',
  method: 'GET',
  path: '/text/groups/{groupId}',
  statuses: [200, 304, 404],
  errors: 'error',
  answer: (call) => taggedResponse(call, groupDocument(call, findGroup(call))),
}
