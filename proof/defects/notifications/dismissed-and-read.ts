import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeStore } from '../../alterations/change-store.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

interface Memory {
  /** What each caller was shown, dismissed and read afterwards, by caller and identifier. */
  readonly seen: Map<string, JsonObject>
  readonly dismissed: Set<string>
  readonly back: Set<string>
}

/** A bank in which the mark of being read takes the place of the other one. */
const defect = (name: string, sentence: string, isMeant: (id: string) => boolean): Defect => ({
  name: `dismissed-and-read-${name}`,
  sentence,
  breaks: ['notifications.dismissed.left-out'],
  response: remember(
    (): Memory => ({ seen: new Map(), dismissed: new Set(), back: new Set() }),
    ({ seen, dismissed, back }, response, request, context) => {
      const caller = `${request.headers.get('authorization')} `
      const [, id = ''] = /\/activeNotifications\/([^/]+)/.exec(new URL(request.url).pathname) ?? []
      if (context.operation === 'dismissNotification' && response.status === 204)
        dismissed.add(caller + id)
      if (context.operation === 'markNotificationAsRead' && dismissed.has(caller + id)) {
        if (isMeant(id)) back.add(caller + id)
        return new Response(null, { status: 204 })
      }
      const where = { operations: ['getActiveNotifications'], statuses: [200] }
      return changeJson(where, (body) => {
        const { items } = body['_embedded'] as { readonly items: JsonObject[] }
        for (const one of items) seen.set(caller + String(one['_id']), one)
        const again = [...seen].filter(([key]) => key.startsWith(caller) && back.has(key))
        return { ...body, _embedded: { items: [...items, ...again.map(([, one]) => one)] } }
      })(response, request, context)
    },
  ),
})

const isGlobal = (id: string): boolean => id.startsWith('ntf-of-')

/** Notifications that were dismissed and are read later, or the other way round. */
const defects: readonly Defect[] = [
  defect(
    'own',
    'A notification of a user that was dismissed is active again when it is read.',
    (id) => !isGlobal(id),
  ),
  defect(
    'global',
    'A global notification that was dismissed is active again when it is read.',
    isGlobal,
  ),
  {
    name: 'dismissed-and-read-first',
    sentence: 'A notification that was read stays when it is dismissed.',
    breaks: ['notifications.dismissed.left-out'],
    behaviour: changeStore('notifications', (book) => ({
      mark(user, id, mark) {
        if (mark === 'read' || !book.isMarked(user, id, 'read')) book.mark(user, id, mark)
      },
    })),
  },
  {
    name: 'dismissed-and-read-before',
    sentence:
      'A notification is dismissed from the start if its user dismissed one of the same definition.',
    breaks: ['notifications.active.listed'],
    behaviour: changeStore('notifications', (book) => ({
      add(notification) {
        const { user, definitionId } = notification
        const isDismissed = book
          .all()
          .some(
            (one) => one.definitionId === definitionId && book.isMarked(user, one.id, 'dismissed'),
          )
        const added = book.add(notification)
        if (isDismissed) book.mark(user, added.id, 'dismissed')
        return added
      },
    })),
  },
]

export default defects
