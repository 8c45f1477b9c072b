import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['updateTransactionMemo', 'getTransactionMemo', 'transactions.updateTransactionMemo.match-stale'],
  ['setString', 'getString', 'text.setString.match-stale'],
  ['setFormat', 'getFormat', 'text.setFormat.match-stale'],
  ['updateDefinition', 'getDefinition', 'notifications.updateDefinition.match-stale'],
] as const

interface Shown {
  readonly _id?: string
  readonly _links?: { readonly self?: { readonly href?: string } }
}

/** What tells one from another: its own link, or its identifier. */
const keyOf = (representation: string): string => {
  const { _id, _links } = JSON.parse(representation) as Shown
  return _links?.self?.href ?? _id ?? ''
}

/** Writes of a bank that takes the entity tag that another resource of the kind has. */
const defects: readonly Defect[] = rows.map(([id, reading, broken]) => ({
  name: `tags-of-another-${id}`,
  sentence: `${id} is carried out if If-Match holds the entity tag that another resource of its kind has.`,
  breaks: [broken],
  behaviour({ entityTag, mayWrite }: Behaviour) {
    const tags = new Map<string, string>()
    return {
      entityTag(representation, operation) {
        const tag = entityTag(representation, operation)
        if (operation === reading) tags.set(keyOf(representation), tag)
        return tag
      },
      mayWrite(ifMatch, current, operation) {
        const isOfOne = operation === id && [...tags.values()].includes(ifMatch ?? '')
        return (current !== undefined && isOfOne) || mayWrite(ifMatch, current, operation)
      },
    }
  },
}))

export default defects
