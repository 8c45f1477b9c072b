import type { Defect } from '../../defect.js'
import { decideSession } from '../../alterations/decide-session.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { SessionStore } from '../../../src/reference/sessions/session-store.js'
import { restate } from '../../alterations/restate.js'

const defect = defectOf('sessions-terminated')

const notFound = { status: 422, name: 'sessionNotFound' }
const crash = { status: 500, name: 'internalError' }

const acceptsProblemsOnly = ({ headers }: Request): boolean =>
  headers.get('accept') === 'application/problem+json'

/** What the bank makes of sessions that are to be terminated. */
const defects: readonly Defect[] = [
  defect(
    'refused',
    'A session that is there cannot be terminated.',
    ['sessions.terminate.done', 'sessions.terminate.started'],
    decideSession('terminationOf', 'live', notFound),
  ),
  {
    name: 'sessions-terminated-200',
    sentence: 'A termination is answered with 200.',
    breaks: ['sessions.terminateCustomerSession.status'],
    behaviour: { statusOfTermination: () => 200 },
  },
  {
    name: 'sessions-terminated-not-acceptable',
    sentence: 'A caller that accepts nothing but problem documents is answered with 406.',
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
    breaks: ['sessions.terminate.unusable', 'sessions.terminate.started'],
    behaviour: decideSession('resumptionOf', 'terminated', 'extend'),
  },
  {
    name: 'sessions-terminated-kept',
    sentence: 'A session is said to be terminated and is left as it is.',
    breaks: ['sessions.terminate.unusable', 'sessions.terminate.started'],
    behaviour: ({ sessions }) => ({
      sessions: (book) => {
        const { write, ...rest } = sessions(book)
        return { ...rest, write: (one) => (one.terminated ? undefined : write(one)) }
      },
    }),
  },
  defect(
    'alive-with-another',
    'With a session that is extended, those that were terminated live again.',
    'sessions.terminate.unusable',
    ({ sessions, resumptionOf }) => {
      let book: SessionStore | undefined
      const terminated = new Set<string>()
      return {
        sessions(opened) {
          const kept = sessions(opened)
          const write: SessionStore['write'] = (one) => {
            if (one.terminated) terminated.add(one.sessionId)
            kept.write(one)
          }
          return (book = { ...kept, write })
        },
        resumptionOf(state, session) {
          if (state === 'live')
            for (const token of terminated) {
              const one = book?.of(token)
              if (one !== undefined) book?.write({ ...one, terminated: false })
              terminated.delete(token)
            }
          return resumptionOf(state, session)
        },
      }
    },
  ),
  defect(
    'resumed-500',
    'A session that was terminated brings the service down when it is resumed.',
    ['sessions.terminate.unusable', 'sessions.terminate.started'],
    decideSession('resumptionOf', 'terminated', crash),
  ),
  defect(
    'again-500',
    'What was terminated already brings the service down.',
    'sessions.terminate.again',
    decideSession('terminationOf', 'terminated', crash),
  ),
  defect(
    'expired-500',
    'A session that has expired brings the service down when it is terminated.',
    'sessions.terminate.expired',
    decideSession('terminationOf', 'expired', crash),
  ),
  defect(
    'unknown-500',
    'A token that no session has brings the service down.',
    'sessions.terminate.unknown',
    decideSession('terminationOf', 'unknown', crash),
  ),
]

export default defects
