import type { Operation } from '../../../src/scenario/index.js'

/** The remedy where a list holds too little to show something: items, and which ones. */
export function moreItems({ id }: Operation, which?: string): string {
  const remedy = `add items to the list of ${id}`
  return which === undefined ? remedy : `${remedy}: ${which}`
}
