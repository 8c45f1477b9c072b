import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { dropFilters } from '../../alterations/drop-filters.js'
import { refuseValue } from '../../alterations/refuse-value.js'

const queue = 'getDeliveryQueue'
const defect = defectOf('delivery-queue')

/** Another filter of the queue, and the same one of the list of pull notifications. */
const bySubscription =
  (meant: string, decide: (subscription: string, wanted: string) => boolean) =>
  ({ ofSubscription }: Behaviour): Partial<Behaviour> => ({
    ofSubscription: (one, wanted, parameter, operation) =>
      operation === queue && parameter === meant
        ? decide(one.subscription, wanted)
        : ofSubscription(one, wanted, parameter, operation),
  })

const byTopic =
  (decide: (topic: string, wanted: string) => boolean) =>
  ({ ofTopic }: Behaviour): Partial<Behaviour> => ({
    ofTopic: (one, wanted, operation) =>
      operation === queue ? decide(one.topic, wanted) : ofTopic(one, wanted, operation),
  })

const broken = [
  'messages.getDeliveryQueue.filters-with-pages',
  'messages.getDeliveryQueue.pages-link-next',
] as const

/** A queue whose pages are not narrowed, or not by some of what narrows it. */
const withoutFilters =
  (which: string) =>
  ({ name, sentence, ...variation }: ReturnType<typeof dropFilters>[number]): Defect => ({
    ...variation,
    name: `delivery-queue-${name}${which}`,
    sentence: `${queue}: ${sentence}`,
  })

const anew = (one: JsonObject): JsonObject =>
  one['_error'] === undefined
    ? one
    : { ...one, createdAt: new Date(Date.parse(String(one['createdAt'])) + 5000).toISOString() }

/** A delivery queue that holds what it should not, or not what it should. */
const defects: readonly Defect[] = [
  defect(
    'topic-ignored',
    'The queue is the same whatever topic is asked for.',
    'messages.getDeliveryQueue.by-topic',
    byTopic(() => true),
  ),
  defect(
    'topic-unknown',
    'With a topic the queue is empty.',
    ['messages.getDeliveryQueue.by-topic', 'messages.getDeliveryQueue.by-topic-uri'],
    byTopic(() => false),
  ),
  defect(
    'other-topics',
    'With a topic the queue holds what is on the others.',
    'messages.getDeliveryQueue.by-topic',
    byTopic((topic, wanted) => topic !== wanted),
  ),
  defect(
    'subscription-ignored',
    'The queue is the same whatever subscription is asked for.',
    ['messages.getDeliveryQueue.by-subscription', 'messages.getDeliveryQueue.by-topic-uri'],
    bySubscription('subscription', () => true),
  ),
  defect(
    'topic-address-unknown',
    'The queue does not know addresses of topics.',
    'messages.getDeliveryQueue.by-topic-uri',
    byTopic((topic, wanted) => topic === wanted),
  ),
  defect(
    'topic-address-ignored',
    'With the address of a topic the queue is not narrowed.',
    ['messages.getDeliveryQueue.by-topic-uri', 'messages.getDeliveryQueue.filters-together'],
    byTopic((topic, wanted) => topic === wanted || wanted.includes('/')),
  ),
  defect(
    'subscription-address-unknown',
    'The queue does not know addresses of subscriptions.',
    'messages.getDeliveryQueue.by-subscription-uri',
    bySubscription('subscription', (subscription, wanted) => subscription === wanted),
  ),
  defect(
    'old-parameter-ignored',
    'The queue ignores the deprecated parameter subscriptionUri.',
    'messages.getDeliveryQueue.by-subscriptionUri',
    bySubscription('subscriptionUri', () => true),
  ),
  defect(
    'search-refused',
    'The queue cannot be searched.',
    'messages.getDeliveryQueue.q',
    refuseValue(queue, 'q', () => true),
  ),
  ...dropFilters(queue, ['subscription', 'topic'], ...broken).map(withoutFilters('')),
  ...dropFilters(queue, ['topic'], ...broken).map(withoutFilters('-topic')),
  defect(
    'with-pull',
    'What waits to be fetched is in the queue as well.',
    'messages.getDeliveryQueue.no-pull',
    { isQueued: () => true },
  ),
  defect(
    'fetched-as-well',
    'What is delivered waits to be fetched as well.',
    'messages.getPullNotifications.no-push',
    { isKept: () => true },
  ),
  {
    name: 'delivery-queue-created-anew',
    sentence: 'A notification that is tried again was created when it was tried last.',
    breaks: ['messages.notification.created-once'],
    response: changeJson({ operations: [queue, 'getPushNotification'], statuses: [200] }, (body) =>
      anew({
        ...body,
        ...(body['_embedded'] !== undefined && {
          _embedded: { items: (body['_embedded'] as { items: JsonObject[] }).items.map(anew) },
        }),
      }),
    ),
  },
]

export default defects
