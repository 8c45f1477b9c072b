import { changeJson } from '../../alterations/change-json.js'
import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('definitions-expired')

/** Definitions that are let expire, and others with them. */
const defects: readonly Defect[] = [
  defect(
    'without-values',
    'A definition that was let expire shows no values and no image any more.',
    [
      'notifications.createDefinition.creation-shown',
      'notifications.createGlobalDefinition.creation-shown',
    ],
    ({ expired }) => ({
      expired(definition, now) {
        const { text, variants } = definition.message
        return { ...expired(definition, now), values: undefined, message: { text, variants } }
      },
    }),
  ),
  defect(
    'not-global',
    'A global definition does not expire, and the request is answered with success.',
    'notifications.definition.expired',
    ({ expired }) => ({
      expired: (definition, now) =>
        definition.contextName === 'global' ? definition : expired(definition, now),
    }),
  ),
  defect(
    'listed-as-before',
    'A definition that was let expire is listed as before.',
    'notifications.expireDefinition.listed',
    ({ ofExpiry, expired }) => {
      const ended = new Set<string>()
      return {
        expired(definition, now) {
          ended.add(definition.id)
          return expired(definition, now)
        },
        ofExpiry: (one, wanted) =>
          ofExpiry(ended.has(one.id) ? { ...one, expired: false } : one, wanted),
      }
    },
  ),
  defect(
    'global-listed-as-before',
    'A global definition that was let expire is listed as before.',
    'notifications.expireDefinition.listed',
    ({ ofExpiry }) => ({
      ofExpiry: (one, wanted) =>
        ofExpiry(one.contextName === 'global' ? { ...one, expired: false } : one, wanted),
    }),
  ),
  {
    name: 'definitions-expired-overdue',
    sentence: 'A definition that expired years ago says that it is not expired.',
    breaks: ['notifications.definition.expired-in-time'],
    response: changeJson({ operations: ['getDefinition'], statuses: [200] }, (body) =>
      body['expired'] === false ? { ...body, expiresAt: '2021-01-01T00:00:00Z' } : body,
    ),
  },
  defect(
    'with-old-tag',
    'The entity tag of a definition that was let expire stays what it was.',
    'notifications.expireDefinition.tag-changes',
    ({ entityTag }) => ({
      entityTag(representation, operation) {
        const { expired, expiresAt: _, updatedAt: __, ...rest } = JSON.parse(representation)
        return entityTag(expired === undefined ? representation : JSON.stringify(rest), operation)
      },
    }),
  ),
  defect(
    'turned',
    'A definition that is let expire for the second time is not expired any more.',
    'notifications.expireDefinition.done',
    ({ expired }) => ({
      expired: (definition, now) =>
        definition.expired
          ? { ...definition, expired: false, updatedAt: now }
          : expired(definition, now),
    }),
  ),
  defect(
    'with-type',
    'With a definition, all of its type expire.',
    [
      'notifications.expireDefinition.not-others',
      'notifications.createDefinition.creation-shown',
      'notifications.createDefinition.creation-tag',
    ],
    ({ definitions, expired }) => {
      let type: string | undefined
      return {
        ...changeStore('definitions', (book) => ({
          put(one) {
            book.put(one)
            if (type !== one.type) return
            for (const other of book.all())
              if (other.type === one.type) book.put({ ...other, expired: true })
            type = undefined
          },
        }))({ definitions }),
        expired(definition, now) {
          type = definition.type
          return expired(definition, now)
        },
      }
    },
  ),
  defect(
    'with-latest',
    'With a definition, the twenty for users that were created last expire, whatever their types.',
    [
      'notifications.expireDefinition.not-others',
      'notifications.createDefinition.creation-shown',
      'notifications.createDefinition.creation-tag',
      'notifications.getDefinitions.not-expired-only',
      'notifications.getDefinitions.expired-complete',
    ],
    ({ definitions, expired }) => {
      let isExpiring = false
      return {
        ...changeStore('definitions', (book) => ({
          put(one) {
            book.put(one)
            const ofUsers = book.all().filter(({ contextName }) => contextName !== 'global')
            const latest = isExpiring ? ofUsers.slice(-20) : []
            for (const other of latest) book.put({ ...other, expired: true })
            isExpiring = false
          },
        }))({ definitions }),
        expired(definition, now) {
          isExpiring = true
          return expired(definition, now)
        },
      }
    },
  ),
]

export default defects
