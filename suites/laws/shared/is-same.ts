import { identify, type Walk } from '../../../src/scenario/index.js'

/** Whether walks of a list found the same items in the same order. */
export const isSame = (one: Walk, ...others: readonly Walk[]): boolean =>
  others.every(
    ({ items }) =>
      one.items.length === items.length &&
      one.items.every((item, index) => identify(item) === identify(items[index] ?? {})),
  )
