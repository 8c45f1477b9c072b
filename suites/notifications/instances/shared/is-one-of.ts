import type { Item, Operation } from '../../../../src/scenario/index.js'
import { identifierOf } from '../../shared/active-list.js'

/** Tells of an item of a list whether it is one of these notifications. */
export const isOneOf =
  (active: Operation, ids: readonly string[]) =>
  (item: Item): boolean =>
    ids.includes(identifierOf(active, item) ?? '')
