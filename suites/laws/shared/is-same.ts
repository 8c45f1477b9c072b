import { identify, type Walk } from '../../../src/scenario/index.js'

/** Whether two walks of a list found the same items in the same order. */
export const isSame = (one: Walk, other: Walk): boolean =>
  one.items.length === other.items.length &&
  one.items.every((item, index) => identify(item) === identify(other.items[index] ?? {}))
