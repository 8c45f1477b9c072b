import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

/** Milliseconds after which what was taken away is there again. */
const later = 500

const row = defectOf('back-later')

/** What was taken away by an operation comes back. */
const back =
  (wanted: string): NonNullable<Defect['behaviour']> =>
  ({ permits, messages }, timer) => {
    let last = ''
    return {
      permits(actor, operation) {
        last = operation
        return permits(actor, operation)
      },
      messages(own) {
        const book = messages(own)
        return {
          ...book,
          remove(id) {
            const before = book.find(id)
            book.remove(id)
            if (before !== undefined && last === wanted) timer(later, () => book.add(before))
          },
        }
      },
    }
  }

/** Notifications that come back some time after they were taken away. */
const defects: readonly Defect[] = [
  row(
    'acknowledged',
    'A notification that was acknowledged waits again half a second later.',
    'messages.acknowledge.leaves',
    back('acknowledgeNotification'),
  ),
  row(
    'deleted',
    'A notification that was deleted is there again half a second later.',
    'messages.delete.not-listed',
    back('deleteNotification'),
  ),
]

export default defects
