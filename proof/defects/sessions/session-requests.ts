import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { callAs } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'
import { restate } from '../../alterations/restate.js'

const operations = [
  {
    verb: 'terminate',
    operation: 'terminateCustomerSession',
    malformed: 'sessions.terminate.malformed',
    otherMediaType: 'sessions.terminate.other-media-type',
  },
  {
    verb: 'resume',
    operation: 'resumeCustomerSession',
    malformed: 'sessions.resume.malformed',
    otherMediaType: 'sessions.resume.other-media-type',
  },
] as const

/** Tokens that were issued. */
const secrets: readonly string[] = Object.values(bankSecrets)

/** What the bank makes of requests that are not in order, whatever they are for. */
const defects: readonly Defect[] = [
  ...operations.flatMap(({ verb, operation, malformed, otherMediaType }): readonly Defect[] => [
    ...[422, 503].map((status): Defect => ({
      name: `session-requests-${verb}-malformed-${status}`,
      sentence: `A body of ${operation} that is no JSON is refused with ${status}.`,
      breaks: [malformed],
      response: (response, request, context) =>
        request.headers.get('content-type') === 'application/json'
          ? restate({ operations: [operation], statuses: [400] }, status)(
              response,
              request,
              context,
            )
          : response,
    })),
    {
      name: `session-requests-${verb}-other-media-type-500`,
      sentence: `A body of ${operation} that is sent as plain text brings the service down.`,
      breaks: [otherMediaType],
      response: (response, request, context) =>
        request.headers.get('content-type')?.startsWith('text/')
          ? restate({ operations: [operation], statuses: [400] }, 500)(response, request, context)
          : response,
    },
    {
      name: `session-requests-${verb}-stranger-403`,
      sentence: `${operation} answers with 403 to a caller without credentials.`,
      breaks: ['sessions.authentication.missing'],
      response: restate({ operations: [operation], statuses: [401] }, 403),
    },
    {
      name: `session-requests-${verb}-rate-limit-503`,
      sentence: `A caller who sends ${operation} too often is told that the service is down.`,
      breaks: ['sessions.rate-limit.status'],
      response: restate({ operations: [operation], statuses: [429] }, 503),
    },
  ]),
  {
    name: 'session-requests-any-credentials',
    sentence: 'Who brings a key and a token is let in, whatever they are.',
    breaks: ['sessions.authentication.insufficient'],
    request(request, { operation = '' }) {
      const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
      const asked = operations.some((one) => one.operation === operation)
      const isKnown = token === undefined || secrets.includes(token)
      return !asked || isKnown ? request : callAs(request, 'ADMIN')
    },
  },
]

export default defects
