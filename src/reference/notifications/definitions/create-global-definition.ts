import type { Operation } from '../../http/operation.js'
import { makeDefinition } from './make-definition.js'

/** Makes a definition for all customers. */
export const createGlobalDefinition: Operation = {
  id: 'createGlobalDefinition',
  method: 'POST',
  path: '/notifications/globalDefinitions',
  statuses: [201, 400, 422],
  errors: 'notification-error',
  answer: makeDefinition,
}
