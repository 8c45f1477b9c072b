import { aboutReference } from './about-reference.js'
import { mayBecome, patternOf, referencesIn } from './reference-pattern.js'
import { replacedBy } from './references.js'
import type { ShownText } from './shown-text.js'
import type { TextItem } from './text-item.js'

/** What a text breaks that did not come of this item; undefined where that is not clear. */
export function brokenReference(
  item: TextItem,
  { own, value, asked, read }: ShownText,
): string | undefined {
  const references = referencesIn(item.value)
  const becomes = (leniently: Parameters<typeof replacedBy>[1]): boolean =>
    mayBecome(patternOf(item.value, replacedBy(read, leniently)), value)
  if (references.length === 0) return 'resolved.value-kept'
  if (asked.resolve === false) return becomes([]) ? 'references.not-resolved-on-request' : undefined
  if (becomes(['bare'])) return 'references.without-group'
  if (becomes(['lost'])) return 'references.unresolvable-left'
  const isOne = item.value === `{{${references[0]}}}`
  const [inner = ''] = references.filter((one) => read(one).kind === 'own')
  if (inner === '') return undefined
  const referred = references.flatMap((one) => {
    const reference = read(one)
    return reference.kind === 'own' ? reference.to.items.map(({ value: to }) => to) : []
  })
  // In patterns a dollar sign has a meaning; in a text it has none.
  const isExpanded = referred.some((to) => to.includes('$') && !value.includes(to))
  if (isExpanded && !becomes(['left'])) return 'references.resolved'
  const isNested = referred.some((to) => to.includes('{{'))
  return isNested ? undefined : aboutReference(inner, item, own, isOne)
}
