import type { Item } from '../../../src/scenario/index.js'

/** When a notification was created, as it tells; undefined where it does not tell a time. */
export function createdAt(item: Item | undefined): string | undefined {
  const at = item?.['createdAt']
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : undefined
}
