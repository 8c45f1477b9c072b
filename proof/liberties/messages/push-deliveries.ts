import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { lag } from '../../alterations/lag.js'
import type { Liberty } from '../../liberty.js'
import { honestDeliveryBehaviour } from '../../../src/reference/messages/delivery/honest-delivery-behaviour.js'

const hour = 60 * 60 * 1000
const payload = 'Payload format and headers of a push delivery are not shown (document 3, Events).'
const schedule =
  'When a delivery is tried again is not said, only that it is until four days are over.'
const json = { 'Content-Type': 'application/json' }

/** Other ways to deliver push notifications. */
const liberties: readonly Liberty[] = [
  {
    name: 'push-deliveries-slower',
    sentence:
      'An endpoint that did not take a notification is called again after a third of a second.',
    because: schedule,
    behaviour: { retryAfterTries: () => 333 },
  },
  {
    name: 'push-deliveries-hourly',
    sentence: 'An endpoint that did not take a notification is called again after an hour.',
    because: schedule,
    behaviour: { retryAfterTries: () => hour },
  },
  {
    name: 'push-deliveries-batches',
    sentence: 'Notifications of one subscription go out together.',
    because: payload,
    behaviour: { deliveryBatch: () => 10 },
  },
  {
    name: 'push-deliveries-encoded',
    sentence: 'What a message says is delivered in base64, wrapped in an event.',
    because: payload,
    behaviour: {
      deliveryRequest: (notifications) => ({
        method: 'POST',
        headers: { 'Content-Type': 'application/cloudevents-batch+json' },
        body: JSON.stringify(
          notifications.map(({ id, topic, body }) => ({
            id,
            specversion: '1.0',
            type: topic,
            data_base64: Buffer.from(JSON.stringify(body ?? null)).toString('base64'),
          })),
        ),
      }),
    },
  },
  {
    name: 'push-deliveries-bare',
    sentence: 'A delivery says which notification it is, and nothing of the message.',
    because: payload,
    behaviour: {
      deliveryRequest: (notifications) => ({
        method: 'PUT',
        headers: json,
        body: JSON.stringify(notifications.map(({ id }) => id)),
      }),
    },
  },
  {
    name: 'push-deliveries-empty',
    sentence: 'A delivery is a call of the endpoint and carries nothing.',
    because: payload,
    behaviour: { deliveryRequest: () => ({ method: 'POST', headers: {}, body: '' }) },
  },
  {
    name: 'push-deliveries-impatient',
    sentence: 'An endpoint has a quarter of a second to answer.',
    because: 'How long the service waits for an endpoint is not said.',
    behaviour: { deliveryTime: () => 250 },
  },
  {
    name: 'push-deliveries-redirects-as-they-are',
    sentence: 'Redirects are followed that keep the method, and no others.',
    because: 'Which redirects a service follows is not said (document 3, Message notifications).',
    behaviour: {
      followsRedirect: (status, hops) =>
        status >= 307 && honestDeliveryBehaviour.followsRedirect(status, hops),
    },
  },
  {
    name: 'push-deliveries-redirected-once',
    sentence: 'A delivery is redirected once, and has failed where it is redirected again.',
    because: 'Which redirects a service follows is not said (document 3, Message notifications).',
    behaviour: { followsRedirect: (_status, hops) => hops < 1 },
  },
  {
    name: 'push-deliveries-errors-in-short',
    sentence: 'What went wrong with a delivery is recorded in a word or two.',
    because: 'Which members the error of a delivery has is not shown.',
    behaviour: {
      deliveryError: (outcome) => ({
        type: 'delivery',
        message: outcome.kind === 'answered' ? String(outcome.status) : '',
      }),
    },
  },
  {
    name: 'push-deliveries-errors-in-full-only',
    sentence: 'In the delivery queue, notifications do not tell their errors.',
    because: 'Which members the items of the list have is not shown.',
    response: changeJson({ operations: ['getDeliveryQueue'], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, _embedded: { items: items.map(({ _error: _, ...item }) => item) } }
    }),
  },
  {
    name: 'push-deliveries-swept-daily',
    sentence: 'What was not delivered within four days is moved once a day.',
    because: 'It stays for four days by default and moves then; at which moment is not said.',
    behaviour: { retention: () => (4 * 24 + 23) * hour },
  },
  {
    name: 'push-deliveries-one-after-the-other',
    sentence: 'A notification goes out once the endpoint has taken the one before it.',
    because: 'In which order what is queued is delivered is not said.',
    behaviour: { callsEndpoint: (_one, _tries, ahead) => ahead === 0 },
  },
  {
    name: 'push-deliveries-newest-first',
    sentence: 'The delivery queue begins with the newest notification.',
    because: 'The order of a collection is not said.',
    behaviour: { shown: (notifications) => notifications.toReversed() },
  },
  {
    name: 'push-deliveries-hidden-under-way',
    sentence: 'The delivery queue does not show what is just being delivered.',
    because: 'Whether a notification is listed during an attempt to deliver it is not said.',
    behaviour: { showsUnderWay: () => false },
  },
  {
    name: 'push-deliveries-hidden-and-soon-again',
    sentence: 'What is delivered again and again is often hidden, as it is just being delivered.',
    because: 'Whether a notification is listed during an attempt to deliver it is not said.',
    behaviour: { showsUnderWay: () => false, retryAfterTries: () => 8 },
  },
  {
    name: 'push-deliveries-soon-again-and-shown-late',
    sentence: 'Each try is told by the notification at once, and by the queue 400 ms later.',
    because: `${schedule} When a list shows it is not said, either.`,
    behaviour: (before, timer) => ({
      ...lag(400, (operation) => operation === 'getDeliveryQueue')(before, timer),
      retryAfterTries: () => 25,
    }),
  },
  {
    name: 'push-deliveries-done-in-pages',
    sentence: 'What was received and what has failed is listed two to a page.',
    because: 'How these lists look is not shown.',
    behaviour: ({ numberedPageSize }) => ({
      numberedPageSize: (limit, operation) =>
        ['getReceivedNotifications', 'getFailedNotifications'].includes(operation)
          ? 2
          : numberedPageSize(limit, operation),
    }),
  },
  {
    name: 'push-deliveries-renamed',
    sentence: 'A notification that has left the queue has another identifier where it is then.',
    because: 'That an identifier stays the same from one collection to the next is not said.',
    behaviour: {
      shown: (notifications, collection) =>
        collection === 'queued'
          ? notifications
          : notifications.map((one) => ({ ...one, id: `${collection}-${one.id}` })),
    },
  },
]

export default liberties
