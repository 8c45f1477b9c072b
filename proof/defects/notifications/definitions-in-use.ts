import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Definition } from '../../../src/reference/books/definition.js'
import type { Notification } from '../../../src/reference/notifications/instances/notification-store.js'

const defect = defectOf('definitions-in-use')
const notExpired = [
  'notifications.definition.expired',
  'notifications.createNotifications.expired-refused',
]

/** A bank that takes further notifications away with a definition that is deleted. */
const erasing =
  (isMeant: (one: Notification, of: Definition | undefined, deleted: Definition) => boolean) =>
  ({ definitions, notifications }: Behaviour): Partial<Behaviour> => {
    let kept: ReturnType<typeof notifications> | undefined
    return {
      notifications: (own) => (kept = notifications(own)),
      definitions(own) {
        const book = definitions(own)
        return {
          ...book,
          erase(id) {
            const deleted = book.find(id)
            for (const one of kept?.all() ?? [])
              if (deleted && isMeant(one, book.find(one.definitionId), deleted)) kept?.erase(one.id)
            book.erase(id)
          },
        }
      },
    }
  }

/** Definitions that come to an end otherwise once they are in use. */
const defects: readonly Defect[] = [
  defect(
    'all-of-type-go',
    'With a definition, the notifications of all definitions of its type are deleted.',
    'notifications.active.listed',
    erasing((_one, of, { type }) => of?.type === type),
  ),
  defect(
    'deletion-of-used',
    'A definition that has notifications is not deleted, and the request is answered with success.',
    'notifications.deleteDefinition.gone',
    ({ definitions, notifications }) => {
      let kept: ReturnType<typeof notifications> | undefined
      return {
        notifications: (own) => (kept = notifications(own)),
        definitions(own) {
          const book = definitions(own)
          const isUsed = (id: string) => kept?.all().some((one) => one.definitionId === id)
          return { ...book, erase: (id) => void (isUsed(id) || book.erase(id)) }
        },
      }
    },
  ),
  defect(
    'expiry-of-used',
    'A definition that has notifications does not expire, and the request is answered with success.',
    notExpired,
    ({ notifications, expired }) => {
      let kept: ReturnType<typeof notifications> | undefined
      return {
        notifications: (own) => (kept = notifications(own)),
        expired: (definition, now) =>
          kept?.all().some((one) => one.definitionId === definition.id)
            ? definition
            : expired(definition, now),
      }
    },
  ),
  defect(
    'expiry-of-updated',
    'A definition that was updated does not expire, and the request is answered with success.',
    notExpired,
    ({ definitions, expired }) => {
      const updated = new Set<string>()
      return {
        definitions(own) {
          const book = definitions(own)
          return {
            ...book,
            put(definition) {
              updated.add(definition.id)
              book.put(definition)
            },
          }
        },
        expired: (definition, now) =>
          updated.has(definition.id) ? definition : expired(definition, now),
      }
    },
  ),
  defect(
    'expiry-of-indicators',
    'An indicator does not expire, and the request is answered with success.',
    'notifications.definition.expired',
    ({ expired }) => ({
      expired: (definition, now) => (definition.indicator ? definition : expired(definition, now)),
    }),
  ),
  defect(
    'expiry-changes-priority',
    'A definition that is let expire has medium priority from then on.',
    ['notifications.createDefinition.creation-shown', 'notifications.updateDefinition.updated'],
    ({ expired }) => ({
      expired: (definition, now) => ({ ...expired(definition, now), priority: 'medium' }),
    }),
  ),
]

export default defects
