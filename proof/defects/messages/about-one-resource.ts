import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { MessageStore, Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('about-one-resource')

/** Takes away all that is about the same resource. */
const takeAlong = ({ id, entity }: Notification, book: MessageStore): void => {
  for (const one of book.waiting())
    if (one.id === id || (entity !== undefined && one.entity === entity)) book.remove(one.id)
}

/** Notifications about one resource that are taken for one. */
const defects: readonly Defect[] = [
  defect(
    'acknowledged',
    'With a notification, all are acknowledged that are about the same resource.',
    'messages.acknowledge.not-others',
    { acknowledge: takeAlong },
  ),
  defect(
    'deleted',
    'With a notification, all are deleted that are about the same resource.',
    'messages.delete.not-others',
    { deleteNotification: takeAlong },
  ),
  defect(
    'pushed-once',
    'Of the messages about a resource, each push subscription is given the first one.',
    'messages.push.entitled-only',
    ({ isQueued }) => {
      const given = new Set<string>()
      return {
        isQueued(kind, one) {
          const key = `${one.subscription} ${one.entity}`
          const isAgain = one.entity !== undefined && given.has(key)
          given.add(key)
          return !isAgain && isQueued(kind, one)
        },
      }
    },
  ),
]

export default defects
