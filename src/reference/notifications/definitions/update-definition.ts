import type { Operation } from '../../http/operation.js'
import { definitionResponse } from './definition-response.js'
import { findDefinition } from './find-definition.js'
import { judgeDefinition } from './judge-definition.js'

/** Replaces what is said of a definition; that it has expired, and when, stays. What it answers is not shown. */
export const updateDefinition: Operation = {
  id: 'updateDefinition',
  method: 'PUT',
  path: '/notifications/definitions/{definitionId}',
  statuses: [200, 400, 404, 412, 422],
  errors: 'notification-error',
  async answer(call) {
    const { definitions, conditions } = call.services
    findDefinition(call)
    await judgeDefinition(call, findDefinition, (content) => {
      const { id, expired, expiresAt, updatedAt: before } = findDefinition(call)
      const updatedAt = Math.max(conditions.now(), before + 1)
      const expiry = expiresAt === undefined ? {} : { expiresAt }
      definitions.put({ ...content, id, expired, ...expiry, updatedAt })
    })
    return definitionResponse(call, findDefinition(call))
  },
}
