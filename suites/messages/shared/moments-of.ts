import { identify, type Item } from '../../../src/scenario/index.js'

/** What tells a notification from a later one that is given its identifier; none where it does not tell. */
export const momentsOf = (item: Item): readonly string[] =>
  typeof item['createdAt'] === 'string' ? [`${identify(item)} ${item['createdAt']}`] : []
