import type { TextItem } from '../books/text.js'
import { sameItem } from './same-item.js'

/**
 * The item that suits best (document 2, What the service does, Text, 5 and 6): the first language counts
 * most, then comes the format. Which of the two comes first is not shown.
 */
export function chooseItem(
  items: readonly TextItem[],
  order: readonly string[],
  format: string,
): TextItem | undefined {
  for (const language of [...order, undefined])
    for (const one of [format, undefined]) {
      const wanted = {
        value: '',
        language,
        format: one,
      }
      const found = items.find((item) => sameItem(item, wanted))
      if (found !== undefined) return found
    }
  return undefined
}
