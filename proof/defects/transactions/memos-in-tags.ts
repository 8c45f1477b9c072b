import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

interface Shown {
  readonly _id: string
  readonly memo?: string
}

/** The memo that the entity tag of a transaction counts, given the one that it counted last. */
type Counted = (memo: string | undefined, last: string | undefined) => string | undefined

const counting =
  (counted: Counted) =>
  ({ entityTag }: Behaviour): Partial<Behaviour> => {
    const known = new Map<string, string | undefined>()
    return {
      entityTag(representation, operation) {
        if (operation !== 'getTransaction') return entityTag(representation, operation)
        const { _id: id, memo: shown, ...rest } = JSON.parse(representation) as Shown
        const memo = counted(shown, known.get(id))
        known.set(id, memo)
        return entityTag(JSON.stringify({ id, ...rest, memo }), operation)
      },
    }
  }

/** Entity tags of transactions that do not count each change of their memos. */
const defects: readonly Defect[] = [
  {
    name: 'memos-in-tags-deleted',
    sentence: 'The entity tag of a transaction stays the same when its memo is deleted.',
    breaks: ['transactions.memo.tag-of-transaction'],
    behaviour: counting((memo, last) => memo ?? last),
  },
]

export default defects
