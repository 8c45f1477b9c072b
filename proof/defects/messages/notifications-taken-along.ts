import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { MessageStore, Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('notifications-taken-along')

const ofSubscription = (book: MessageStore, { subscription }: Notification) =>
  book.waiting().filter((one) => one.subscription === subscription)

/** Another one is taken away than the one that is meant, or another one as well. */
const defects: readonly Defect[] = [
  defect(
    'oldest-acknowledged',
    'Whichever notification is acknowledged, the oldest one of its subscription leaves the list.',
    ['messages.acknowledge.leaves'],
    () => ({
      acknowledge: (one, book) => book.remove(ofSubscription(book, one)[0]?.id ?? one.id),
    }),
  ),
  defect(
    'deleted-with-next',
    'With a notification the next one of its subscription is deleted.',
    ['messages.delete.not-others', 'messages.pull.any-order'],
    () => ({
      deleteNotification(one, book) {
        const all = ofSubscription(book, one)
        const next = all[all.findIndex(({ id }) => id === one.id) + 1]
        book.remove(one.id)
        if (next !== undefined) book.remove(next.id)
      },
    }),
  ),
  defect(
    'deleted-for-all',
    'With a notification those of other subscribers for the same message are deleted.',
    ['messages.delete.not-others'],
    () => ({
      deleteNotification(one, book) {
        for (const other of book.waiting())
          if (other.topic === one.topic && other.createdAt === one.createdAt) book.remove(other.id)
      },
    }),
  ),
  {
    name: 'notifications-taken-along-link-in-list',
    sentence: 'In the list, svc:acknowledge leads to nothing.',
    breaks: ['messages.acknowledge.leaves'],
    response: changeHal({ operations: ['getPullNotifications'] }, (resource) => {
      const links = resource['_links'] as JsonObject
      const link = links['svc:acknowledge'] as JsonObject | undefined
      if (link === undefined) return resource
      return {
        ...resource,
        _links: { ...links, 'svc:acknowledge': { href: `${String(link['href'])}-of-none` } },
      }
    }),
  },
]

export default defects
