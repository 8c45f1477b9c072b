import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'

const defect = defectOf('deliveries-by-answer')
const queued = 'messages.push.stays-queued'

/** Deliveries that end otherwise than the answer of the endpoint says. */
const defects: readonly Defect[] = [
  ...[300, 304, 400, 401, 403, 409, 410, 413, 429, 504].map((status) =>
    defect(
      `${status}-accepted`,
      `An endpoint that answers with ${status} has taken the notification.`,
      queued,
      ({ stateAfter }) => ({
        stateAfter: (outcome) =>
          outcome.kind === 'answered' && outcome.status === status
            ? 'received'
            : stateAfter(outcome),
      }),
    ),
  ),
  defect(
    'redirected-for-ever-accepted',
    'An endpoint that redirects to itself, however often it is followed, has taken the notification.',
    queued,
    ({ stateAfter }) => ({
      stateAfter: (outcome) =>
        outcome.kind === 'answered' &&
        outcome.hops >= 5 &&
        outcome.status >= 300 &&
        outcome.status < 400
          ? 'received'
          : stateAfter(outcome),
    }),
  ),
  ...[401, 410, 415, 451, 501].map((status) =>
    defect(
      `${status}-given-up`,
      `A notification has failed as soon as an endpoint answers with ${status}.`,
      queued,
      ({ stateAfter }) => ({
        stateAfter: (outcome) =>
          outcome.kind === 'answered' && outcome.status === status ? 'failed' : stateAfter(outcome),
      }),
    ),
  ),
  ...[304, 410, 501, 504].map((status) =>
    defect(
      `${status}-given-up-and-others-hourly`,
      `An endpoint that answers with ${status} is not called again, any other one after an hour.`,
      queued,
      ({ stateAfter }) => ({
        retryAfterTries: () => 60 * 60 * 1000,
        stateAfter: (outcome) =>
          outcome.kind === 'answered' && outcome.status === status ? 'failed' : stateAfter(outcome),
      }),
    ),
  ),
  ...[201, 202, 206, 299].map((status) =>
    defect(
      `${status}-not-accepted`,
      `An endpoint that answers with ${status} has not taken the notification.`,
      [
        'messages.push.received',
        ...(status === 202 ? ['messages.push.received-after-redirect'] : []),
      ],
      ({ stateAfter }) => ({
        stateAfter: (outcome) =>
          outcome.kind === 'answered' && outcome.status === status ? 'queued' : stateAfter(outcome),
      }),
    ),
  ),
  ...[400, 422].map((status) =>
    defect(
      `${status}-not-again`,
      `A notification waits in vain once its endpoint has answered with ${status}.`,
      'messages.push.retried',
      ({ callsEndpoint }) => ({
        callsEndpoint: (one, tries, ahead) =>
          one.error?.statusCode !== status && callsEndpoint(one, tries, ahead),
      }),
    ),
  ),
  defect(
    'tried-thrice',
    'An endpoint is called three times.',
    'messages.push.retried',
    ({ callsEndpoint }) => ({
      callsEndpoint: (one, tries, ahead) => tries < 3 && callsEndpoint(one, tries, ahead),
    }),
  ),
  defect(
    'tried-ten-times',
    'An endpoint is called ten times.',
    'messages.push.retried',
    ({ callsEndpoint }) => ({
      callsEndpoint: (one, tries, ahead) => tries < 10 && callsEndpoint(one, tries, ahead),
    }),
  ),
  ...(['500', 'no answer'] as const).map((which) =>
    defect(
      `error-of-${which.replace(' ', '-')}-untold`,
      `That a delivery came to ${which} is recorded nowhere.`,
      'messages.notification.delivery-error',
      ({ deliveryError }) => ({
        deliveryError: (outcome) =>
          (outcome.kind === 'answered' ? String(outcome.status) : 'no answer') === which
            ? undefined
            : deliveryError(outcome),
      }),
    ),
  ),
  defect(
    'error-of-redirects-untold',
    'That a delivery came to 3xx is recorded nowhere.',
    'messages.notification.delivery-error',
    ({ deliveryError }) => ({
      deliveryError: (outcome) =>
        outcome.kind === 'answered' && outcome.status < 400 ? undefined : deliveryError(outcome),
    }),
  ),
  defect(
    'redirected-200-alone',
    'After a redirect, an endpoint has taken the notification if it answers with 200 and not otherwise.',
    'messages.push.received-after-redirect',
    ({ stateAfter }) => ({
      stateAfter: (outcome) =>
        outcome.kind === 'answered' && outcome.hops > 0 && outcome.status !== 200
          ? 'queued'
          : stateAfter(outcome),
    }),
  ),
  defect(
    'long-not-called',
    'An endpoint is not called for a message of more than 64 kilobytes.',
    'messages.push.called',
    ({ callsEndpoint }) => ({
      callsEndpoint: (one, tries, ahead) =>
        JSON.stringify(one.body ?? null).length <= 65_536 && callsEndpoint(one, tries, ahead),
    }),
  ),
  {
    name: 'deliveries-by-answer-root-nowhere',
    sentence: 'What the root links to is not there.',
    breaks: ['messages.api.links'],
    response: changeHal({ operations: ['getApi'] }, (resource) => ({
      ...resource,
      _links: Object.fromEntries(
        Object.entries(resource['_links'] as Record<string, JsonObject>).map(([relation, link]) => [
          relation,
          relation === 'self' ? link : { href: String(link['href']).replace(/[^/]+$/, 'none/$&') },
        ]),
      ),
    })),
  },
]

export default defects
