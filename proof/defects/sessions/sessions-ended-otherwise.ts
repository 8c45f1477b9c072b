import type { Behaviour } from '../../../src/reference/behaviour.js'
import { openSessions } from '../../../src/reference/books/open-sessions.js'
import type { SessionStore } from '../../../src/reference/sessions/session-store.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { callAs, isBy } from '../../alterations/call-as.js'
import { defectOf } from '../../alterations/defect-of.js'
import { problem } from '../../alterations/problem.js'
import type { Defect } from '../../defect.js'

const operation = 'terminateCustomerSession'
const defect = defectOf('sessions-ended-otherwise')

const isOpened = (sessionId: string | undefined): boolean =>
  openSessions.sessions.some((one) => one.sessionId === sessionId)

/** How long the bank remembers what was terminated, in milliseconds. */
const remembered = 900_000

type Write = SessionStore['write']
type OpenSessions = Behaviour['sessions']

/** A store of sessions that writes otherwise. */
const writing =
  (open: OpenSessions, act: (one: Parameters<Write>[0], write: Write) => void): OpenSessions =>
  (book) => {
    const { write, ...rest } = open(book)
    return { ...rest, write: (one) => act(one, write) }
  }

/** Sessions that are terminated in one state only, or when they were not to be. */
const defects: readonly Defect[] = [
  defect(
    'never-resumed',
    'A session that was never resumed is said to be terminated and is left as it is.',
    'sessions.terminate.unusable',
    ({ sessions }) => {
      const resumed = new Set<string>()
      return {
        sessions: writing(sessions, (one, write) => {
          const isLeft = one.terminated && isOpened(one.sessionId)
          if (isLeft && !resumed.has(one.sessionId)) return
          resumed.add(one.sessionId)
          write(one)
        }),
      }
    },
  ),
  defect(
    'forgotten',
    'That a session was terminated is forgotten after half of its life.',
    'sessions.terminate.unusable',
    ({ sessions, stateOf, expiresAt }) => {
      let seen = 0
      const until = new Map<string, number>()
      return {
        expiresAt(session, now, lifetime) {
          seen = now
          return expiresAt(session, now, lifetime)
        },
        sessions: writing(sessions, (one, write) => {
          if (one.terminated) until.set(one.sessionId, seen + remembered)
          write(one)
        }),
        stateOf(session, now) {
          const isForgotten =
            now > (until.get(session?.sessionId ?? '') ?? Number.POSITIVE_INFINITY)
          return isForgotten && session !== undefined
            ? stateOf({ ...session, terminated: false }, now)
            : stateOf(session, now)
        },
      }
    },
  ),
  defect(
    'expired-revived',
    'A session that has expired lives again when it is terminated.',
    'sessions.terminate.unusable',
    ({ sessions, stateOf }) => {
      const revived = new Set<string>()
      return {
        sessions: writing(sessions, (one, write) => {
          if (one.terminated && one.expiresAt === 0) revived.add(one.sessionId)
          write(one)
        }),
        stateOf: (session, now) =>
          session?.terminated === true && revived.has(session.sessionId)
            ? 'live'
            : stateOf(session, now),
      }
    },
  ),
  defect(
    'invalid-body',
    'A token in an object is refused, and its session is terminated all the same.',
    'sessions.terminate.invalid',
    ({ sessions, sessionNamed }) => {
      let book: SessionStore | undefined
      return {
        sessions: (opened) => (book = sessions(opened)),
        sessionNamed(body, asked) {
          const token = isObject(body) && asked === operation ? body['sessionId'] : undefined
          const named = isObject(token) ? book?.of(String(token['sessionId'])) : undefined
          if (named !== undefined) book?.write({ ...named, terminated: true })
          return sessionNamed(body, asked)
        },
      }
    },
  ),
  {
    name: 'sessions-ended-otherwise-restricted',
    sentence: 'A session is terminated for a caller who is told that it may not do that.',
    breaks: ['sessions.terminateCustomerSession.restricted'],
    request: (request, context) =>
      context.operation === operation && isBy(request, 'RESTRICTED')
        ? callAs(request, 'ADMIN')
        : request,
    response: (response, request, context) =>
      context.operation === operation && isBy(request, 'RESTRICTED')
        ? problem(403, 'notPermitted')
        : response,
  },
]

export default defects
