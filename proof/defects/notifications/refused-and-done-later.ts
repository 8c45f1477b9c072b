import type { Behaviour } from '../../../src/reference/behaviour.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import type { Timer } from '../../../src/reference/timer.js'
import type { Defect } from '../../defect.js'

/** Milliseconds after which what was refused is done. */
const later = 500

const rows = [
  ['createDefinition', 'notifications.createDefinition.administrative'],
  ['createGlobalDefinition', 'notifications.createGlobalDefinition.administrative'],
  ['updateDefinition', 'notifications.updateDefinition.administrative'],
  ['expireDefinition', 'notifications.expireDefinition.administrative'],
  ['deleteDefinition', 'notifications.deleteDefinition.administrative'],
  ['createNotifications', 'notifications.createNotifications.administrative'],
  ['expireNotification', 'notifications.expireNotification.administrative'],
  ['deleteInAppNotification', 'notifications.deleteNotification.administrative'],
] as const

/** What is to be written may have been deleted meanwhile. */
function unlessGone(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Refuses who may not use an operation, and does it when it has the time. */
const doingLater =
  (id: string) =>
  (before: Behaviour, timer: Timer): Partial<Behaviour> => {
    const { permits, acceptDefinition, takenAway, notifications } = before
    let isPermitted = true
    const put = (write: () => void): void => {
      timer(later, () => unlessGone(write))
      throw new Refusal(403, 'notPermitted', 'Who asks may not do this.')
    }
    const isLate = (operation: string): boolean => operation === id && !isPermitted
    return {
      permits(actor, operation) {
        const permitted = permits(actor, operation)
        if (operation === id) isPermitted = permitted
        return permitted || operation === id
      },
      acceptDefinition: (write, operation) =>
        isLate(operation) ? put(write) : acceptDefinition(write, operation),
      takenAway: (operation, write) =>
        isLate(operation) ? put(write) : takenAway(operation, write),
      notifications(book) {
        const kept = notifications(book)
        return {
          ...kept,
          add(notification) {
            if (isLate('createNotifications')) put(() => void kept.add(notification))
            return kept.add(notification)
          },
        }
      },
    }
  }

/** What was refused to a customer is done some time afterwards. */
const defects: readonly Defect[] = rows.map(([operation, broken]) => ({
  name: `refused-and-done-later-${operation}`,
  sentence: `${operation} refuses a customer, and is carried out half a second later.`,
  breaks: [broken],
  behaviour: doingLater(operation),
}))

const further: readonly Defect[] = [
  {
    name: 'refused-and-done-later-other-id',
    sentence:
      'An update with the identifier of another definition is refused, and carried out half a second later.',
    breaks: ['notifications.updateDefinition.other-id-refused'],
    behaviour: ({ declineDefinition }, timer) => ({
      declineDefinition(found, write, operation) {
        if (found === 'other-id') timer(later, () => unlessGone(write))
        else declineDefinition(found, write, operation)
      },
    }),
  },
]

export default [...defects, ...further]
