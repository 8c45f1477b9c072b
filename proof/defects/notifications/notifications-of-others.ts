import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'

const defect = defectOf('notifications-of-others')

/** An operation of administrators on a definition takes away the notifications of all definitions. */
const takesAll =
  (wanted: string) =>
  (before: Behaviour): Partial<Behaviour> => {
    let takeAll = (): void => undefined
    return {
      ...changeStore('notifications', (book) => {
        takeAll = () => {
          for (const { id } of book.all()) book.erase(id)
        }
        return {}
      })(before),
      takenAway(operation, write) {
        before.takenAway(operation, write)
        if (operation === wanted) takeAll()
      },
    }
  }

/** What is done with a definition is done with notifications of others. */
const defects: readonly Defect[] = (
  [
    ['expireDefinition', 'When a definition is let expire, the notifications of all expire.'],
    ['deleteDefinition', 'With a definition, the notifications of all are deleted.'],
  ] as const
).map(([operation, sentence]) =>
  defect(
    operation,
    sentence,
    ['notifications.active.listed', 'notifications.dismissNotification.not-others'],
    takesAll(operation),
  ),
)

export default defects
