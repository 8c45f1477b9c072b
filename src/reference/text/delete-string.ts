import type { Operation } from '../http/operation.js'
import { findString } from './find-string.js'
import { refuseImmutable } from './refuse-immutable.js'

/** Deletes a string. What it answers is not shown; here it is 204. */
export const deleteString: Operation = {
  id: 'deleteString',
  method: 'DELETE',
  path: '/text/groups/{groupId}/strings/{textStringId}',
  statuses: [204, 404],
  errors: 'error',
  answer(call) {
    const { group, name } = findString(call)
    refuseImmutable(call, group)
    call.services.texts.erase(group, name)
    return new Response(null, { status: 204 })
  },
}
