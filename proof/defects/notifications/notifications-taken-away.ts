import { changeJson, type JsonObject } from '../../alterations/change-json.js'
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

const placeholder = /\{([^}]*)\}/
const filled = (
  name: string,
  sentence: string,
  textOf: (text: string, values: Readonly<Record<string, string>>) => string,
): Defect => defect(`text-${name}`, sentence, 'notifications.message.placeholders', { textOf })

type Book = ReturnType<Behaviour['notifications']>

/** What is done with a notification is done with all of its definition. */
const withAllOfDefinition = (
  change: (
    book: Book,
    forAll: (id: string, act: (one: string, user: string) => void) => void,
  ) => Partial<Book>,
) =>
  changeStore('notifications', (book) => {
    const forAll = (id: string, act: (one: string, user: string) => void): void => {
      const meant = book.find(id)
      for (const one of book.all())
        if (one.definitionId === meant?.definitionId) act(one.id, one.user)
    }
    return change(book, forAll)
  })

const markedWithAll = (wanted: 'dismissed' | 'read') =>
  withAllOfDefinition((book, forAll) => ({
    mark(user, id, mark) {
      book.mark(user, id, mark)
      if (mark === wanted) forAll(id, (one, whose) => book.mark(whose, one, mark))
    },
  }))

/** An operation of administrators takes away all of a definition. */
const takenWithAll =
  (wanted: string) =>
  (before: Behaviour): Partial<Behaviour> => {
    let isMeant = false
    return {
      ...withAllOfDefinition((book, forAll) => ({
        erase(id) {
          if (isMeant) forAll(id, (one) => book.erase(one))
          book.erase(id)
        },
      }))(before),
      takenAway(operation, write) {
        isMeant = operation === wanted
        before.takenAway(operation, write)
        isMeant = false
      },
    }
  }

/** Notifications that stay where they were taken away, are taken away from others, or say something else. */
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
    [
      'notifications.deleteDefinition.gone',
      'notifications.createNotifications.missing-refused',
      'notifications.global.gone',
    ],
    undone('deleteDefinition'),
  ),
  defect(
    'expired-listed-as-before',
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
    'expired-with-old-tag',
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
    'expired-with-type',
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
    'expired-with-latest',
    'With a definition, the one that was created last expires, whatever its type.',
    [
      'notifications.expireDefinition.not-others',
      'notifications.createDefinition.creation-shown',
      'notifications.createDefinition.creation-tag',
    ],
    ({ definitions, expired }) => {
      let isExpiring = false
      return {
        ...changeStore('definitions', (book) => ({
          put(one) {
            book.put(one)
            const latest = book.all().at(-1)
            if (isExpiring && latest !== undefined) book.put({ ...latest, expired: true })
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
  defect(
    'read-turned',
    'A notification that is marked as read again is unread.',
    'notifications.read.marked',
    changeStore('notifications', (book) => {
      const times = new Map<string, number>()
      return {
        mark(user, id, mark) {
          book.mark(user, id, mark)
          if (mark === 'read') times.set(id, (times.get(id) ?? 0) + 1)
        },
        isMarked: (user, id, mark) =>
          book.isMarked(user, id, mark) && (mark !== 'read' || (times.get(id) ?? 0) % 2 === 1),
      }
    }),
  ),
  filled('first-name', 'The placeholder firstName stays as it is.', (text, values) =>
    text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) =>
      name === 'firstName' ? whole : (values[name] ?? whole),
    ),
  ),
  filled('cut', 'A notification has the first 160 characters of its text.', (text, values) =>
    text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => values[name] ?? whole).slice(0, 160),
  ),
  defect(
    'dismissed-with-all',
    'Dismissing a notification dismisses all of its definition.',
    'notifications.dismissNotification.not-others',
    markedWithAll('dismissed'),
  ),
  defect(
    'dismissed-with-earlier',
    'Dismissing a notification dismisses those of the user that were made before.',
    'notifications.dismissNotification.not-others',
    changeStore('notifications', (book) => ({
      mark(user, id, mark) {
        const all = book.all()
        const place = all.findIndex((one) => one.id === id)
        book.mark(user, id, mark)
        if (mark === 'dismissed')
          for (const one of all.slice(0, Math.max(0, place)))
            if (one.user === user) book.mark(user, one.id, mark)
      },
    })),
  ),
  defect(
    'read-with-all',
    'Reading a notification marks all of its definition as read.',
    'notifications.markNotificationAsRead.not-others',
    markedWithAll('read'),
  ),
  defect(
    'expired-with-all',
    'With a notification, all of its definition expire.',
    'notifications.expireNotification.not-others',
    takenWithAll('expireNotification'),
  ),
  defect(
    'deleted-with-all',
    'With a notification, all of its definition are deleted.',
    'notifications.deleteNotification.not-others',
    takenWithAll('deleteInAppNotification'),
  ),
  defect(
    'text-of-first',
    'A notification has the text with which its definition was created.',
    'notifications.instances.message-updated',
    ({ definitions, textOf }) => {
      /** By the text that an update gave. */
      const first = new Map<string, string>()
      return {
        ...changeStore('definitions', (book) => ({
          put(one) {
            const [before, after] = [book.find(one.id)?.message.text, one.message.text]
            if (before !== undefined && after !== undefined && before !== after)
              first.set(after, first.get(before) ?? before)
            book.put(one)
          },
        }))({ definitions }),
        textOf: (text, values) => textOf(first.get(text) ?? text, values),
      }
    },
  ),
  defect(
    'global-text-of-first',
    'A global notification has the text with which its definition was created.',
    'notifications.instances.message-updated',
    ({ definitions, textOf }) => {
      const first = new Map<string, string>()
      return {
        ...changeStore('definitions', (book) => ({
          put(one) {
            const [before, after] = [book.find(one.id)?.message.text, one.message.text]
            if (one.contextName === 'global' && before !== undefined && after !== undefined)
              first.set(after, first.get(before) ?? before)
            book.put(one)
          },
        }))({ definitions }),
        textOf: (text, values) => textOf(first.get(text) ?? text, values),
      }
    },
  ),
  defect(
    'values-of-first',
    'A notification has the values with which its definition was created.',
    'notifications.instances.message-updated',
    ({ definitions, textOf }) => {
      /** By the text that an update gave. */
      const first = new Map<string, Readonly<Record<string, string>>>()
      return {
        ...changeStore('definitions', (book) => ({
          put(one) {
            const before = book.find(one.id)
            const { text = '' } = one.message
            const values = first.get(before?.message.text ?? '') ?? before?.values
            if (values !== undefined) first.set(text, values)
            book.put(one)
          },
        }))({ definitions }),
        textOf: (text, values) => textOf(text, { ...values, ...first.get(text) }),
      }
    },
  ),
  {
    name: 'notifications-taken-away-global-twice',
    sentence: 'A global definition makes two notifications.',
    breaks: ['notifications.global.all-customers'],
    response: changeJson({ operations: ['getActiveNotifications'], statuses: [200] }, (body) => {
      const { items } = body['_embedded'] as { items: JsonObject[] }
      const isGlobal = ({ _id: id }: JsonObject): boolean => String(id).startsWith('ntf-of-')
      const again = items.filter(isGlobal).map((one) => ({ ...one, _id: `${String(one['_id'])}x` }))
      return { ...body, _embedded: { items: [...items, ...again] } }
    }),
  },
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
  defect(
    'global-kept',
    'Dismissing a global notification is answered with success, and does nothing.',
    'notifications.dismissed.left-out',
    ({ isActive }) => ({
      isActive: (isDismissed, definition) =>
        definition.contextName === 'global' || isActive(isDismissed, definition),
    }),
  ),
  defect(
    'global-for-all',
    'A customer who dismisses a global notification does so for every customer.',
    'notifications.global.all-customers',
    changeStore('notifications', (book) => {
      const gone = new Set<string>()
      return {
        mark(user, id, mark) {
          if (mark === 'dismissed') gone.add(id)
          book.mark(user, id, mark)
        },
        isMarked: (user, id, mark) =>
          book.isMarked(user, id, mark) || (mark === 'dismissed' && gone.has(id)),
      }
    }),
  ),
  defect(
    'dismissed-for-a-while',
    'What was dismissed comes back when the list is read for the third time.',
    'notifications.dismissed.left-out',
    changeStore('notifications', (book) => {
      const asked = new Map<string, number>()
      return {
        isMarked(user, id, mark) {
          if (mark !== 'dismissed' || !book.isMarked(user, id, mark))
            return book.isMarked(user, id, mark)
          const times = (asked.get(id) ?? 0) + 1
          asked.set(id, times)
          return times < 3
        },
      }
    }),
  ),
  defect(
    'global-made-nevertheless',
    'A notification is made from a global definition, and the request refused.',
    'notifications.createNotifications.global-refused',
    ({ declineNotifications }) => ({
      declineNotifications(fault, write) {
        if (fault === 'global') write()
        declineNotifications(fault, write)
      },
    }),
  ),
  filled('one-placeholder', 'The first placeholder of a text is filled in.', (text, values) =>
    text.replace(placeholder, (written, name: string) => values[name] ?? written),
  ),
  filled('each-once', 'Each value is filled in once.', (text, values) => {
    let done = text
    for (const [name, value] of Object.entries(values))
      done = done.replace(`{${name}}`, () => value)
    return done
  }),
  filled('patterns', 'What a value has in it is taken for a pattern.', (text, values) => {
    let done = text
    for (const [name, value] of Object.entries(values)) done = done.replaceAll(`{${name}}`, value)
    return done
  }),
  filled('other-letters', 'Letters beyond ASCII become question marks.', (text, values) =>
    text
      .replaceAll(/\{([^}]*)\}/g, (written, name: string) => values[name] ?? written)
      .replaceAll(/[^\0-\u{7f}]/gu, '?'),
  ),
]

export default defects
