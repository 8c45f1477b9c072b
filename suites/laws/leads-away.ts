import type { Item } from '../../src/scenario/index.js'
import { followLocal } from './follow-local.js'

/** Whether a value in an OpenAPI document is a reference that cannot be followed within it. */
export const leadsAway = (document: unknown, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Item)['$ref'] === 'string' &&
  followLocal(document, value) === undefined
