import { changeHeaders } from '../../alterations/change-headers.js'
import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Liberty } from '../../liberty.js'
import { restate } from '../../alterations/restate.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import { isObject } from '../../../src/reference/text/is-object.js'

const operations = ['terminateCustomerSession', 'resumeCustomerSession']
const notShown = 'Which credentials the interface asks for is not shown.'

const restricted = bankSecrets.REFERENCE_BANK_RESTRICTED_TOKEN

/** The same request with other header fields. */
async function saying(request: Request, change: (headers: Headers) => void): Promise<Request> {
  const { url, method } = request
  const headers = new Headers(request.headers)
  change(headers)
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  return new Request(url, { method, headers, body })
}

/** What other banks ask of a request for a session. */
const liberties: readonly Liberty[] = [
  {
    name: 'session-requests-any-media-type',
    sentence: 'A body is read as JSON, whatever it is said to be.',
    because: 'What becomes of other media types is not said.',
    request: (request) =>
      saying(request, (headers) => headers.set('content-type', 'application/json')),
  },
  {
    name: 'session-requests-other-media-type-415',
    sentence: 'A body that is sent under another media type is refused with 415.',
    because: 'It is a status of clients, and 4XX is documented.',
    response: (response, request, context) =>
      request.headers.get('content-type')?.startsWith('text/')
        ? restate({ operations, statuses: [400] }, 415)(response, request, context)
        : response,
  },
  {
    name: 'session-requests-own-letters',
    sentence: 'A token that is no token of the bank by its letters and length is refused with 400.',
    because: 'What makes a request malformed is not shown.',
    behaviour: ({ sessionNamed }) => ({
      sessionNamed(body, operation) {
        const named = sessionNamed(body, operation)
        if (named === undefined || /^[A-Za-z0-9_-]{1,64}$/.test(named)) return named
        throw new Refusal(400, 'malformedBody', 'This is no token.')
      },
    }),
  },
  {
    name: 'session-requests-stranger',
    sentence: 'A token of no session is one with which its caller may do nothing: 403.',
    because: 'It is not permitted, and no caller is told whether there is such a session.',
    behaviour: ({ terminationOf, resumptionOf }) => {
      const refusal = { status: 403, name: 'notPermitted' }
      return {
        terminationOf: (state, session) =>
          state === 'unknown' ? refusal : terminationOf(state, session),
        resumptionOf: (state, session) =>
          state === 'unknown' ? refusal : resumptionOf(state, session),
      }
    },
  },
  {
    name: 'session-requests-without-token',
    sentence: 'An empty token stands for the last session that was resumed.',
    because: 'That a session is named by its token alone is not said.',
    behaviour: ({ sessionNamed, resumptionOf }) => {
      let last: string | undefined
      return {
        sessionNamed(body, operation) {
          const named = sessionNamed(body, operation)
          return named === '' && operation === 'resumeCustomerSession' ? last : named
        },
        resumptionOf(state, session) {
          if (state === 'live') last = session?.sessionId
          return resumptionOf(state, session)
        },
      }
    },
  },
  {
    name: 'session-requests-invalid-400',
    sentence: 'A token that is no text is refused with 400.',
    because: 'Where malformed ends and invalid begins is not shown.',
    behaviour: ({ sessionNamed, resumptionOf, terminationOf }) => {
      let odd = false
      const refusal = { status: 400, name: 'malformedBody' }
      return {
        sessionNamed(body, operation) {
          const named = sessionNamed(body, operation)
          odd = named === undefined
          return odd ? '' : named
        },
        resumptionOf: (state, session) => (odd ? refusal : resumptionOf(state, session)),
        terminationOf: (state, session) => (odd ? refusal : terminationOf(state, session)),
      }
    },
  },
  {
    name: 'session-requests-invalid-busy',
    sentence:
      'Every third request without a session is one for which there is no time: 503, and Retry-After.',
    because: 'A 5XX is documented; one that asks to be tried again decides nothing.',
    behaviour: ({ sessionNamed, resumptionOf, terminationOf }) => {
      let [calls, odd] = [0, false]
      const busy = { status: 503, name: 'busy' }
      const refusal = { status: 422, name: 'invalidBody' }
      const refused = () => ((calls += 1) % 3 === 0 ? busy : refusal)
      return {
        sessionNamed(body, operation) {
          const named = sessionNamed(body, operation)
          odd = named === undefined
          return odd ? '' : named
        },
        resumptionOf: (state, session) => (odd ? refused() : resumptionOf(state, session)),
        terminationOf: (state, session) => (odd ? refused() : terminationOf(state, session)),
      }
    },
    response: changeHeaders((headers, { status }) => {
      if (status === 503) headers.set('retry-after', '1')
    }),
  },
  {
    name: 'session-requests-invalid-404',
    sentence: 'A token that is no text is that of no session: 404.',
    because: 'The types of the members are hardly shown, and 4XX is documented.',
    behaviour: ({ sessionNamed, resumptionOf, terminationOf }) => {
      const refusal = { status: 404, name: 'sessionNotFound' }
      return {
        sessionNamed: (body, operation) => sessionNamed(body, operation) ?? '',
        resumptionOf: (state, session) =>
          state === 'unknown' ? refusal : resumptionOf(state, session),
        terminationOf: (state, session) =>
          state === 'unknown' ? refusal : terminationOf(state, session),
      }
    },
  },
  {
    name: 'session-requests-invalid-gone',
    sentence:
      'The type of a token is not looked at: whatever is that of no session counts as one that has ended.',
    because:
      'Types of the members are not shown, and what becomes of unknown tokens is not, either.',
    behaviour: ({ sessionNamed, terminationOf, resumptionOf }) => ({
      sessionNamed: (body, operation) => sessionNamed(body, operation) ?? JSON.stringify(body),
      terminationOf: (state, session) =>
        state === 'unknown' ? 'done' : terminationOf(state, session),
      resumptionOf: (state, session) =>
        state === 'unknown' ? 'start' : resumptionOf(state, session),
    }),
  },
  {
    name: 'session-requests-no-credentials',
    sentence: 'Callers are known by the network that they are in, and bring no credentials.',
    because: notShown,
    request(request, { operation = '' }) {
      if (!operations.includes(operation)) return request
      if (request.headers.get('authorization')?.includes(restricted)) return request
      return saying(request, (headers) => {
        headers.set('api-key', bankSecrets.REFERENCE_BANK_API_KEY)
        headers.set('authorization', `Bearer ${bankSecrets.REFERENCE_BANK_ADMIN_TOKEN}`)
      })
    },
  },
  {
    name: 'session-requests-open-to-all',
    sentence: 'No caller is asked for anything, not even one who may do nothing elsewhere.',
    because: notShown,
    request: (request, { operation = '' }) =>
      operations.includes(operation)
        ? saying(request, (headers) => {
            headers.set('api-key', bankSecrets.REFERENCE_BANK_API_KEY)
            headers.set('authorization', `Bearer ${bankSecrets.REFERENCE_BANK_ADMIN_TOKEN}`)
          })
        : request,
  },
  {
    name: 'session-requests-nobody-permitted',
    sentence: 'None of the actors may terminate or resume a session.',
    because: 'Whom an institution trusts is up to it.',
    behaviour: ({ permits }) => ({
      permits: (actor, operation) => !operations.includes(operation) && permits(actor, operation),
    }),
  },
  {
    name: 'session-requests-owner-checked',
    sentence: 'A session is resumed only for the customer and the institution that it belongs to.',
    because: 'What the three identifiers have to do with each other is not said.',
    behaviour: ({ sessionNamed, resumptionOf }) => {
      let asked: Readonly<Record<string, unknown>> = {}
      return {
        sessionNamed(body, operation) {
          asked = isObject(body) ? body : {}
          return sessionNamed(body, operation)
        },
        resumptionOf: (state, session) =>
          session !== undefined &&
          (session.customerId !== asked['customerId'] ||
            session.institutionId !== asked['institutionId'])
            ? { status: 403, name: 'notPermitted' }
            : resumptionOf(state, session),
      }
    },
  },
  {
    name: 'session-requests-bare-problems',
    sentence: 'A refusal says no more than its status: about:blank.',
    because: 'The type is about:blank by default, and no member of a problem is required.',
    response(response) {
      if (response.status < 400) return response
      return new Response('{}', {
        status: response.status,
        headers: { 'content-type': 'application/problem+json', ...challengeOf(response) },
      })
    },
  },
  {
    name: 'session-requests-gone-before',
    sentence: 'All sessions that the profile names were terminated before the run.',
    because: 'A profile may be older than what it names.',
    behaviour: ({ sessions }) => ({
      sessions: (book) => {
        const opened = sessions(book)
        return { ...opened, of: () => undefined }
      },
    }),
  },
  {
    name: 'session-requests-expired-before',
    sentence: 'All sessions that the profile names have expired before the run.',
    because: 'A profile may be older than what it names.',
    behaviour: ({ sessions }) => ({
      sessions: (book) => {
        const opened = sessions(book)
        opened.expire(undefined)
        return opened
      },
    }),
  },
]

const challengeOf = ({ headers }: Response): Readonly<Record<string, string>> => {
  const challenge = headers.get('www-authenticate')
  const wait = headers.get('retry-after')
  return {
    ...(challenge === null ? {} : { 'www-authenticate': challenge }),
    ...(wait === null ? {} : { 'retry-after': wait }),
  }
}

export default liberties
