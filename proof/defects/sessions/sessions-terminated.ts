import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { restate } from '../../alterations/restate.js'
import type {
  SessionsBehaviour,
  SessionState,
} from '../../../src/reference/sessions/sessions-behaviour.js'
import { isObject } from '../../../src/reference/text/is-object.js'

const defect = defectOf('sessions-terminated')

/** A bank that decides otherwise about sessions in one state. */
const deciding =
  (state: SessionState, decision: ReturnType<SessionsBehaviour['terminationOf']>) =>
  ({ terminationOf }: SessionsBehaviour): Partial<SessionsBehaviour> => ({
    terminationOf: (one, session) => (one === state ? decision : terminationOf(one, session)),
  })

const notFound = { status: 422, name: 'sessionNotFound' }
const crash = { status: 500, name: 'internalError' }

const acceptsProblemsOnly = ({ headers }: Request): boolean =>
  headers.get('accept') === 'application/problem+json'

/** What the bank makes of sessions that are to be terminated. */
const defects: readonly Defect[] = [
  defect(
    'refused',
    'A session that is there cannot be terminated.',
    'sessions.terminate.done',
    deciding('live', notFound),
  ),
  {
    name: 'sessions-terminated-200',
    sentence: 'A termination is answered 200.',
    breaks: ['sessions.terminateCustomerSession.status'],
    behaviour: { statusOfTermination: () => 200 },
  },
  {
    name: 'sessions-terminated-not-acceptable',
    sentence: 'A caller that accepts nothing but problem documents is answered 406.',
    breaks: ['sessions.terminate.accept-problem'],
    request: (request) =>
      acceptsProblemsOnly(request)
        ? new Request(request.url, { method: 'POST', headers: request.headers, body: '' })
        : request,
    response: (response, request, context) =>
      acceptsProblemsOnly(request)
        ? restate({ statuses: [400] }, 406)(response, request, context)
        : response,
  },
  {
    name: 'sessions-terminated-resumed',
    sentence: 'A session that was terminated is extended like any other.',
    breaks: ['sessions.terminate.unusable'],
    behaviour: ({ resumptionOf }) => ({
      resumptionOf: (state, session) =>
        state === 'terminated' ? 'extend' : resumptionOf(state, session),
    }),
  },
  {
    name: 'sessions-terminated-kept',
    sentence: 'A session is said to be terminated and is left as it is.',
    breaks: ['sessions.terminate.unusable'],
    behaviour: ({ sessions }) => ({
      sessions: (book) => {
        const { write, ...rest } = sessions(book)
        return { ...rest, write: (one) => (one.terminated ? undefined : write(one)) }
      },
    }),
  },
  defect(
    'again-500',
    'What was terminated already brings the service down.',
    'sessions.terminate.again',
    deciding('terminated', crash),
  ),
  defect(
    'unknown-500',
    'A token that no session has brings the service down.',
    'sessions.terminate.unknown',
    deciding('unknown', crash),
  ),
  defect(
    'invalid-done',
    'A token that is an object or a list is taken for that of a session that is gone.',
    'sessions.terminate.invalid',
    ({ sessionNamed, terminationOf }) => {
      let odd = false
      return {
        sessionNamed(body, operation) {
          const token = isObject(body) ? body['sessionId'] : undefined
          odd = typeof token === 'object'
          return odd ? JSON.stringify(token) : sessionNamed(body, operation)
        },
        terminationOf: (state, session) => (odd ? 'done' : terminationOf(state, session)),
      }
    },
  ),
]

export default defects
