import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

/** What shows a resource that can be written, by itself or among others. */
const operations = {
  getTransaction: 'transactions.getTransaction.tag-modified',
  getTransactionMemo: 'transactions.getTransactionMemo.tag-modified',
  getString: 'text.getString.tag-modified',
  getStrings: 'text.getStrings.tag-modified',
  getResolvedText: 'text.getResolvedText.tag-modified',
  getFormat: 'text.getFormat.tag-modified',
  getFormats: 'text.getFormats.tag-modified',
  getDefinition: 'notifications.getDefinition.tag-modified',
} as const

/** Other requirements that an old tag breaks. */
const asWell: Readonly<Record<string, readonly string[]>> = {
  // Asked for in part, resolved text has old tags as well.
  getResolvedText: ['text.resolved.old-tags'],
  getDefinition: ['notifications.expireDefinition.tag-changes'],
}

/** Operations that take an entity tag of before a change for a current one. */
const defects: readonly Defect[] = Object.entries(operations).map(([id, broken]) => ({
  name: `old-entity-tags-${id}`,
  sentence: `${id} answers with 304 to every entity tag that it ever gave.`,
  breaks: [broken, ...(asWell[id] ?? [])],
  behaviour({ entityTag, hasAlready }: Behaviour) {
    const known = new Set<string>()
    return {
      entityTag(representation, operation) {
        const tag = entityTag(representation, operation)
        if (operation === id) known.add(tag)
        return tag
      },
      hasAlready: (given, current, operation) =>
        hasAlready(given, current, operation) || (operation === id && known.has(given)),
    }
  },
}))

export default defects
