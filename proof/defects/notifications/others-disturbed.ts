import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { DefinitionStore } from '../../../src/reference/notifications/definitions/definition-store.js'
import type { NotificationStore } from '../../../src/reference/notifications/instances/notification-store.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('others-disturbed')

interface Stores {
  readonly definitions: DefinitionStore
  readonly notifications: NotificationStore
}

/** Does something besides, whenever a write of this kind is done. */
const besides =
  (
    when: 'dismissed' | 'read' | 'deleteInAppNotification' | 'createGlobalDefinition',
    act: (stores: Stores) => void,
  ) =>
  (before: Behaviour): Partial<Behaviour> => {
    let stores: Partial<Stores> = {}
    const then = (done: string): void => {
      const { definitions, notifications } = stores
      if (done === when && definitions && notifications) act({ definitions, notifications })
    }
    return {
      definitions(book) {
        const definitions = before.definitions(book)
        stores = { ...stores, definitions }
        return definitions
      },
      notifications(book) {
        const notifications = before.notifications(book)
        stores = { ...stores, notifications }
        return notifications
      },
      marked(mark, write) {
        before.marked(mark, write)
        then(mark)
      },
      takenAway(operation, write) {
        before.takenAway(operation, write)
        then(operation)
      },
      acceptDefinition(write, operation) {
        before.acceptDefinition(write, operation)
        then(operation)
      },
    }
  }

const newest = <T>(all: readonly T[]): T | undefined => all.at(-1)

const newestDefinition = ({ definitions }: Stores) =>
  newest(definitions.all().filter(({ contextName }) => contextName !== 'global'))

/** Requests for one definition or notification that do something to another one. */
const defects: readonly Defect[] = [
  defect(
    'dismissal-deletes',
    'Who dismisses a notification deletes the newest definition.',
    ['notifications.createDefinition.any-order', 'notifications.dismissNotification.not-others'],
    besides('dismissed', (stores) => {
      stores.definitions.erase(newestDefinition(stores)?.id ?? '')
    }),
  ),
  defect(
    'mark-expires',
    'Who marks a notification as read lets the newest definition expire.',
    [
      'notifications.createDefinition.creation-shown',
      'notifications.createDefinition.creation-tag',
      'notifications.expireDefinition.not-others',
    ],
    besides('read', (stores) => {
      const one = newestDefinition(stores)
      if (one !== undefined) stores.definitions.put({ ...one, expired: true })
    }),
  ),
  defect(
    'global-dismisses',
    'A new global definition takes the newest notification from its user.',
    'notifications.active.listed',
    besides('createGlobalDefinition', ({ notifications }) => {
      const one = newest(notifications.all())
      if (one !== undefined) notifications.mark(one.user, one.id, 'dismissed')
    }),
  ),
  defect(
    'deletion-marks',
    'Who deletes a notification marks the newest one as read.',
    'notifications.markNotificationAsRead.not-others',
    besides('deleteInAppNotification', ({ notifications }) => {
      const one = newest(notifications.all())
      if (one !== undefined) notifications.mark(one.user, one.id, 'read')
    }),
  ),
]

export default defects
