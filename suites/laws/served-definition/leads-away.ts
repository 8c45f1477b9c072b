import type { Item } from '../../../src/scenario/index.js'
import { followLocal } from './follow-local.js'
import type { Placed } from './placed.js'

/** Whether a value in an OpenAPI document is a reference that cannot be followed within it. */
export const leadsAway = (placed: Placed): boolean =>
  typeof placed.value === 'object' &&
  placed.value !== null &&
  typeof (placed.value as Item)['$ref'] === 'string' &&
  followLocal(placed) === undefined
