import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type {
  CallOutcome,
  DeliveryState,
} from '../../../src/reference/messages/delivery/delivery.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'
import { honestDeliveryBehaviour } from '../../../src/reference/messages/delivery/honest-delivery-behaviour.js'

const defect = defectOf('push-deliveries')

/** What becomes of a notification after certain calls; after others it is as it should be. */
const after = (
  isMeant: (outcome: CallOutcome) => boolean,
  state: DeliveryState,
): NonNullable<Defect['behaviour']> => ({
  stateAfter: (outcome) => (isMeant(outcome) ? state : honestDeliveryBehaviour.stateAfter(outcome)),
})

const answeredWith =
  (status: number) =>
  (outcome: CallOutcome): boolean =>
    outcome.kind === 'answered' && outcome.status === status

const isBroken = ({ kind }: CallOutcome): boolean => kind === 'unanswered'

const day = 24 * 60 * 60 * 1000

/** Push notifications that are not delivered as they should be. */
const defects: readonly Defect[] = [
  defect(
    'text-not-called',
    'For a message of plain text no endpoint is called.',
    'messages.push.called',
    { callsEndpoint: ({ body }) => typeof body !== 'string' },
  ),
  defect(
    'nested-not-called',
    'For a message with lists no endpoint is called.',
    'messages.push.called',
    { callsEndpoint: ({ body }) => !JSON.stringify(body ?? null).includes('[') },
  ),
  defect(
    '204-not-received',
    'Only an endpoint that answers with 200 has received.',
    ['messages.push.received', 'messages.push.received-after-redirect'],
    after(answeredWith(204), 'queued'),
  ),
  defect(
    'redirects-not-followed',
    'An endpoint that redirects has not received.',
    'messages.push.received-after-redirect',
    { followsRedirect: () => false },
  ),
  defect(
    'redirected-not-received',
    'A notification that was taken after a redirect stays in the queue.',
    'messages.push.received-after-redirect',
    after((outcome) => outcome.kind === 'answered' && outcome.hops > 0, 'queued'),
  ),
  defect(
    'redirected-twice-not-received',
    'A notification that was taken after a second redirect stays in the queue.',
    'messages.push.received-after-redirect',
    after((outcome) => outcome.kind === 'answered' && outcome.hops > 1, 'queued'),
  ),
  defect(
    'redirected-and-refused-received',
    'Whatever is answered after a redirect, the endpoint has received.',
    'messages.push.stays-queued',
    after((outcome) => outcome.kind === 'answered' && outcome.hops > 0, 'received'),
  ),
  defect(
    '404-lost',
    'A notification whose endpoint is not found is dropped.',
    'messages.push.stays-queued',
    after(answeredWith(404), 'lost'),
  ),
  defect(
    '500-received',
    'Whatever an endpoint answers, it has received.',
    'messages.push.stays-queued',
    after((outcome) => outcome.kind === 'answered' && outcome.status >= 500, 'received'),
  ),
  defect(
    'reset-failed',
    'A notification whose delivery breaks off has failed at once.',
    'messages.push.stays-queued',
    after(isBroken, 'failed'),
  ),
  defect(
    'tried-hidden',
    'The queue shows only what was not tried yet.',
    'messages.push.stays-queued',
    {
      shown: (all, collection) =>
        collection === 'queued' ? all.filter((one) => one.error === undefined) : all,
    },
  ),
  defect(
    'again-daily',
    'What was received is sent again each day.',
    'messages.push.not-after-received',
    { retryAfterReceipt: () => day },
  ),
  defect(
    'received-elsewhere',
    'What was received leaves the queue of its subscription, and stays in the whole one.',
    'messages.push.received',
    ({ shown, ofSubscription }) => {
      let queued: readonly Notification[] = []
      const left = new Map<string, Notification>()
      return {
        shown(all, collection) {
          if (collection !== 'queued') return shown(all, collection)
          const known = new Set(all.map(({ id }) => id))
          for (const one of queued) if (!known.has(one.id)) left.set(one.id, one)
          queued = all
          return shown([...all, ...left.values()], collection)
        },
        ofSubscription: (one, wanted, parameter, operation) =>
          !(operation === 'getDeliveryQueue' && left.has(one.id)) &&
          ofSubscription(one, wanted, parameter, operation),
      }
    },
  ),
  defect('after-failure', 'What has failed is tried on.', 'messages.push.not-after-failed', {
    retriesFailed: () => true,
  }),
  defect('never-again', 'An endpoint is called once.', 'messages.push.retried', {
    callsEndpoint: (_, tries) => tries === 0,
  }),
  defect(
    'not-after-404',
    'An endpoint that is not found is not called again.',
    'messages.push.retried',
    { callsEndpoint: ({ error }) => error?.statusCode !== 404 },
  ),
  defect(
    'not-after-reset',
    'After a delivery that breaks off there is no other.',
    'messages.push.retried',
    { callsEndpoint: ({ error }) => error === undefined || error.statusCode !== undefined },
  ),
  defect(
    'kept-for-ever',
    'The queue keeps undelivered notifications without end.',
    'messages.push.fails-in-the-end',
    {
      retention: () => Infinity,
    },
  ),
  defect(
    'kept-for-a-month',
    'The queue keeps an undelivered notification for a month.',
    'messages.push.fails-in-the-end',
    { retention: () => 30 * day },
  ),
  defect(
    'kept-for-a-day',
    'The queue keeps an undelivered notification for a day.',
    'messages.push.kept-until-then',
    { retention: () => day },
  ),
  defect(
    'kept-for-three-days',
    'It is three days for which the queue keeps.',
    'messages.push.kept-until-then',
    { retention: () => 3 * day },
  ),
  defect(
    'error-not-recorded',
    'What went wrong with a delivery is not recorded.',
    'messages.notification.delivery-error',
    { deliveryError: () => undefined },
  ),
  defect(
    'unauthorized-not-recorded',
    'That an endpoint answered with 401 is not recorded.',
    'messages.notification.delivery-error',
    {
      deliveryError: (outcome) =>
        answeredWith(401)(outcome) ? undefined : honestDeliveryBehaviour.deliveryError(outcome),
    },
  ),
  {
    name: 'push-deliveries-error-before-one',
    sentence: 'Every notification of the queue has an error, whether a delivery failed or not.',
    breaks: ['messages.notification.delivery-error'],
    response: changeJson({ operations: ['getDeliveryQueue'], statuses: [200] }, (body) => {
      const { items } = body['_embedded'] as { items: JsonObject[] }
      const told = items.map((item) => ({ _error: { message: 'Not delivered yet.' }, ...item }))
      return { ...body, _embedded: { items: told } }
    }),
  },
  {
    name: 'push-deliveries-error-as-text',
    sentence: 'What went wrong with a delivery is recorded as a sentence.',
    breaks: ['messages.notification._error'],
    response: changeJson({ operations: ['getDeliveryQueue'], statuses: [200] }, (body) => {
      const { items } = body['_embedded'] as { items: JsonObject[] }
      const told = items.map((item) =>
        item['_error'] === undefined ? item : { ...item, _error: 'The endpoint did not take it.' },
      )
      return { ...body, _embedded: { items: told } }
    }),
  },
]

export default defects
