import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { groupDocument } from './group-document.js'
import { wholeCollection } from './whole-collection.js'

/** All groups. The operation is not shown. */
export const getGroups: Operation = {
  id: 'getGroups',
  method: 'GET',
  path: '/text/groups',
  statuses: [200, 304],
  errors: 'error',
  answer(call) {
    const items = call.services.texts.groups.map((group) => groupDocument(call, group))
    return taggedResponse(call, wholeCollection(call, 'groups', items))
  },
}
