import { identify, type Item } from '../../../src/scenario/index.js'

/** Tells whether a notification of a list is one of these. */
export function isOneOf(...ids: readonly string[]): (item: Item) => boolean {
  const wanted = new Set(ids)
  return (item) => wanted.has(identify(item))
}
