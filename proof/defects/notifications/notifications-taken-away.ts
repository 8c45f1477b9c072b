import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Definition } from '../../../src/reference/books/definition.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'

const defect = defectOf('notifications-taken-away')

const undone =
  (wanted: string) =>
  ({ takenAway }: Behaviour): Partial<Behaviour> => ({
    takenAway(operation, write) {
      if (operation !== wanted) takenAway(operation, write)
    },
  })

/** Definitions and notifications that stay where they were taken away, or are made of what is gone. */
const defects: readonly Defect[] = [
  defect(
    'expiry-undone',
    'A notification that was let expire is still active.',
    'notifications.expireNotification.gone',
    undone('expireNotification'),
  ),
  defect(
    'deletion-undone',
    'A notification that was deleted is still active.',
    'notifications.deleteNotification.gone',
    undone('deleteInAppNotification'),
  ),
  defect(
    'definition-undone',
    'A definition that was deleted is still there.',
    ['notifications.deleteDefinition.gone', 'notifications.global.gone'],
    undone('deleteDefinition'),
  ),
  defect(
    'definition-expired',
    'A definition that was deleted is among those that have expired.',
    'notifications.deleteDefinition.gone',
    ({ definitions, ofExpiry }) => {
      const gone = new Map<string, Definition>()
      return {
        ...changeStore('definitions', (book) => ({
          all: () => [...book.all(), ...gone.values()],
          erase(id) {
            const meant = book.find(id)
            if (meant !== undefined && meant.contextName !== 'global')
              gone.set(id, { ...meant, expired: true })
            book.erase(id)
          },
        }))({ definitions }),
        ofExpiry: (one, wanted) => (gone.has(one.id) ? wanted === true : ofExpiry(one, wanted)),
      }
    },
  ),
  defect(
    'made-of-deleted',
    'A notification is made from a definition that was deleted.',
    'notifications.createNotifications.missing-refused',
    ({ definitions, creationChecks }) => {
      const gone = new Set<string>()
      let missed = ''
      return {
        ...changeStore('definitions', (book) => ({
          erase(id) {
            gone.add(id)
            book.erase(id)
          },
          find(id) {
            missed = id
            return book.find(id)
          },
        }))({ definitions }),
        creationChecks: () =>
          gone.has(missed) ? creationChecks().filter((one) => one !== 'missing') : creationChecks(),
      }
    },
  ),
  defect(
    'global-of-deleted',
    'A global definition that was deleted goes on to make notifications.',
    'notifications.global.gone',
    ({ definitions, showsDefinition }) => {
      const kept = new Map<string, Definition>()
      return {
        ...changeStore('definitions', (book) => ({
          all: () => [...book.all(), ...kept.values()],
          erase(id) {
            const meant = book.find(id)
            if (meant?.contextName === 'global') kept.set(id, meant)
            book.erase(id)
          },
        }))({ definitions }),
        showsDefinition: (one, ...rest) => !kept.has(one.id) && showsDefinition(one, ...rest),
      }
    },
  ),
]

export default defects
