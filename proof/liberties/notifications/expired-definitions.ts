import type { Definition } from '../../../src/reference/books/definition.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import { changeStore } from '../../alterations/change-store.js'
import type { Liberty } from '../../liberty.js'

const because =
  'Whether an expired definition can be updated, and what becomes of it then, is not shown.'

/** What is kept in the place of an expired definition that is updated; one that is let expire again is not. */
const updated =
  (become: (one: Definition) => Definition): NonNullable<Liberty['behaviour']> =>
  (before) => {
    let isExpiring = false
    return {
      ...changeStore('definitions', (book) => ({
        put(one) {
          const isUpdated = !isExpiring && book.find(one.id)?.expired === true
          book.put(isUpdated ? become(one) : one)
        },
      }))(before),
      takenAway(operation, write) {
        isExpiring = operation === 'expireDefinition'
        before.takenAway(operation, write)
        isExpiring = false
      },
    }
  }

/** What may come of updates of definitions that have expired. */
const liberties: readonly Liberty[] = [
  {
    name: 'expired-definitions-revived',
    sentence: 'An expired definition that is updated is not expired any more.',
    because,
    behaviour: updated(({ expiresAt: _, ...one }) => ({ ...one, expired: false })),
  },
  {
    name: 'expired-definitions-as-they-are',
    sentence: 'An update of an expired definition is refused.',
    because,
    behaviour: updated(() => {
      throw new Refusal(422, 'definitionExpired', 'The definition has expired.')
    }),
  },
]

export default liberties
