import type { Operation } from '../http/operation.js'
import { createDefinition } from './definitions/create-definition.js'
import { createGlobalDefinition } from './definitions/create-global-definition.js'
import { getDefinition } from './definitions/get-definition.js'
import { getDefinitions } from './definitions/get-definitions.js'
import { instancesOperations } from './instances/instances-operations.js'
import { updateDefinition } from './definitions/update-definition.js'

/** The in-app notifications interface 0.15.1 (document 3). */
export const notificationsOperations: readonly Operation[] = [
  getDefinitions,
  createDefinition,
  createGlobalDefinition,
  getDefinition,
  updateDefinition,
  ...instancesOperations,
]
