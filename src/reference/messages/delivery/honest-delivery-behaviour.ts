import type { DeliveryBehaviour } from './delivery-behaviour.js'

const day = 24 * 60 * 60 * 1000
/** The first wait; each further one is twice as long. Short: certifying is to be quick. */
const firstWait = 25
const longestWait = 100
const mostRedirects = 5

const errorTypes: Readonly<Record<number, string>> = {
  401: 'endpointUnauthorized',
  403: 'endpointUnauthorized',
  404: 'endpointNotFound',
}

/** How the reference bank decides when nothing else is asked of it. */
export const honestDeliveryBehaviour: DeliveryBehaviour = {
  isQueued: (kind) => kind === 'push',
  isKept: (kind) => kind === 'pull',
  callsEndpoint: () => true,
  deliveryRequest: (notifications) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      notifications: notifications.map(({ id, topic, body }) => ({ id, topic, body })),
    }),
  }),
  deliveryBatch: () => 1,
  deliveryTime: () => 5000,
  followsRedirect: (_status, hops) => hops < mostRedirects,
  stateAfter: (outcome) =>
    outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300
      ? 'received'
      : 'queued',
  stateAfterRetention: () => 'failed',
  retention: () => 4 * day,
  retryAfterTries: (tries) => Math.min(firstWait * 2 ** (tries - 1), longestWait),
  retryAfterReceipt: () => undefined,
  retriesFailed: () => false,
  deliveryError: (outcome) =>
    outcome.kind === 'answered'
      ? {
          type: errorTypes[outcome.status] ?? 'endpointRefused',
          message: `The endpoint answered with ${outcome.status}.`,
          statusCode: outcome.status,
        }
      : { type: 'endpointUnreachable', message: `The endpoint gave no answer: ${outcome.why}.` },
  showsUnderWay: () => true,
  shown: (notifications) => notifications,
}
