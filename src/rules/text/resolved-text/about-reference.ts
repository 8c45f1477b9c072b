import type { OwnText } from './own-text.js'
import type { TextItem } from './text-item.js'

/** What a reference that is replaced shows. */
export function aboutReference(
  inner: string,
  item: TextItem,
  own: OwnText,
  isOne: boolean,
): string {
  if (/[$_][^.]*$/.test(inner)) return 'references.any-name'
  if (!inner.startsWith(`${own.group}.`)) return 'references.other-group'
  if (!isOne) return 'references.within-text'
  const isSpecial = item.language !== undefined || item.format !== undefined
  return isSpecial ? 'references.in-any-text' : 'references.resolved'
}
