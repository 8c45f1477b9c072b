import type { Operation } from '../../http/operation.js'
import { definitionResponse } from './definition-response.js'
import { findDefinition } from './find-definition.js'

/** One definition. */
export const getDefinition: Operation = {
  id: 'getDefinition',
  method: 'GET',
  path: '/notifications/definitions/{definitionId}',
  statuses: [200, 304, 404],
  errors: 'notification-error',
  answer: (call) => definitionResponse(call, findDefinition(call)),
}
