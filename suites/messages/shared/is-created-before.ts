import { type Answer, earliestAfter, type Item } from '../../../src/scenario/index.js'
import { createdAt } from './created-at.js'

/** Whether a notification tells that it was created long before a message was published. */
export function isCreatedBefore(item: Item, published: Answer): boolean {
  const told = createdAt(item)
  return told !== undefined && Date.parse(told) < earliestAfter(published)
}
