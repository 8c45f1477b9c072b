import type { TextItem } from '../books/text.js'

/** Whether two items are for the same language and format. Language tags know no letter case (RFC 5646, 2.1.1). */
export function sameItem(one: TextItem, other: TextItem): boolean {
  const language = (item: TextItem) => item.language?.toLowerCase()
  return language(one) === language(other) && one.format === other.format
}
