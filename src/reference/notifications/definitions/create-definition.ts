import type { Operation } from '../../http/operation.js'
import { makeDefinition } from './make-definition.js'

/** Makes a definition that is not global. */
export const createDefinition: Operation = {
  id: 'createDefinition',
  method: 'POST',
  path: '/notifications/definitions',
  statuses: [201, 400, 422],
  errors: 'notification-error',
  answer: makeDefinition,
}
