import { honestDeliveryBehaviour } from './delivery/honest-delivery-behaviour.js'
import { isEntitled } from './is-entitled.js'
import type { MessageFault, MessagesBehaviour } from './messages-behaviour.js'
import { readMessage } from './read-message.js'
import { lastSegment } from './last-segment.js'

/** 256 kb of document 3 (Limits), read as generously as it can be. */
const mostBytes = 256 * 1024
/** What may stand around the body. */
const mostAround = 64 * 1024

const refusals: Readonly<Record<MessageFault, { readonly status: number; readonly name: string }>> =
  {
    'too-large': { status: 413, name: 'messageTooLarge' },
    malformed: { status: 400, name: 'malformedBody' },
    invalid: { status: 422, name: 'invalidBody' },
    'topic-missing': { status: 422, name: 'topicMissing' },
    'topic-unknown': { status: 422, name: 'topicNotFound' },
  }

/** How the reference bank decides when nothing else is asked of it. */
export const honestMessagesBehaviour: MessagesBehaviour = {
  ...honestDeliveryBehaviour,

  messages: (book) => book,

  isTooLarge(body, whole) {
    const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
    return whole > mostBytes + mostAround || Buffer.byteLength(text) > mostBytes
  },
  readMessage,
  topicMeant: (href, topics) => topics.find(({ id }) => id === lastSegment(href, 'topics')),
  messageRefusal: (fault) => refusals[fault],
  declineMessage: () => undefined,
  subscribes: (subscription, topic) => subscription.active && subscription.topic === topic.id,
  isEntitled,
  notificationsOf: (notification) => [notification],

  carriesBody: () => false,
  ofSubscription: ({ subscription }, wanted) =>
    subscription === wanted || subscription === lastSegment(wanted, 'subscriptions'),
  ofTopic: ({ topic }, wanted) => topic === wanted || topic === lastSegment(wanted, 'topics'),
  isStored: () => true,
  findNotification: (id, book) => book.find(id),
  fetched: () => undefined,
  acknowledge: ({ id }, book) => book.remove(id),
  deleteNotification: ({ id }, book) => book.remove(id),
}
