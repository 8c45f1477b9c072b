import type { Defect } from '../../defect.js'
import { decideSession } from '../../alterations/decide-session.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('sessions-resumed')

const notFound = { status: 422, name: 'sessionNotFound' }
const crash = { status: 500, name: 'internalError' }

/** What the bank makes of sessions that are to be resumed. */
const defects: readonly Defect[] = [
  defect(
    'always-started',
    'In the place of a session that is there, a new one is started.',
    'sessions.resume.extended',
    decideSession('resumptionOf', 'live', 'start'),
  ),
  defect(
    'second-time-refused',
    'A session can be resumed once.',
    'sessions.resume.extended',
    ({ resumptionOf }) => {
      const resumed = new Set<string>()
      return {
        resumptionOf(state, session) {
          const { sessionId = '' } = session ?? {}
          if (state === 'live' && resumed.has(sessionId)) return notFound
          resumed.add(sessionId)
          return resumptionOf(state, session)
        },
      }
    },
  ),
  defect(
    'other-token',
    'The answer names another session than was extended.',
    'sessions.resume.same-session',
    { tokenOfExtended: ({ sessionId }) => `${sessionId}0` },
  ),
  defect(
    'late-only',
    'The expiration of a session is reset only when half of its life is over.',
    'sessions.resume.resets-expiration',
    ({ expiresAt }) => ({
      expiresAt: (session, now, lifetime) =>
        session !== undefined && session.expiresAt - now > lifetime / 2
          ? session.expiresAt
          : expiresAt(session, now, lifetime),
    }),
  ),
  defect(
    'token-of-another',
    'The answer names the session of which a caller asked first, whichever was extended.',
    'sessions.resume.same-session',
    () => {
      let first: string | undefined
      return { tokenOfExtended: ({ sessionId }) => (first ??= sessionId) }
    },
  ),
  defect(
    'of-other-customer',
    'The answer names a session of another customer, which is there.',
    'sessions.resume.same-session',
    ({ sessions }) => {
      const others = new Map<string, string>()
      let open: (owner: string) => string
      return {
        sessions(book) {
          const kept = sessions(book)
          open = (owner) => kept.open('cust-other', owner, Number.MAX_SAFE_INTEGER).sessionId
          return kept
        },
        tokenOfExtended({ sessionId, customerId, institutionId }) {
          if (customerId === 'cust-other') return sessionId
          const other = others.get(sessionId) ?? open(institutionId)
          others.set(sessionId, other)
          return other
        },
      }
    },
  ),
  defect(
    'expired-extended',
    'A session that has expired is gone for who terminates it, and is extended.',
    'sessions.resume.expired',
    ({ resumptionOf, terminationOf }) => ({
      resumptionOf: (state, session) =>
        state === 'expired' ? 'extend' : resumptionOf(state, session),
      terminationOf: (state, session) =>
        state === 'expired' ? notFound : terminationOf(state, session),
    }),
  ),
  defect(
    'expired-extended-later',
    'A session that has expired is extended where another one was started before.',
    'sessions.resume.expired',
    ({ resumptionOf }) => {
      let started = 0
      return {
        resumptionOf(state, session) {
          if (state !== 'expired') return resumptionOf(state, session)
          started += 1
          return started > 1 ? 'extend' : 'start'
        },
      }
    },
  ),
  defect(
    'expired-500',
    'A session that has expired brings the service down.',
    ['sessions.resume.expired'],
    decideSession('resumptionOf', 'expired', crash),
  ),
  defect(
    'started-unknown',
    'The token of a session that was started is that of no session.',
    'sessions.resume.started-usable',
    { tokenOfStarted: ({ sessionId }) => `${sessionId}0` },
  ),
  defect(
    'started-old',
    'A session that was started is answered with the token of the old one, which is of no use.',
    'sessions.resume.started-usable',
    { tokenOfStarted: (started, expired) => (expired ?? started).sessionId },
  ),
  defect(
    'not-reset',
    'A session expires when it would have expired without having been resumed.',
    'sessions.resume.resets-expiration',
    ({ expiresAt }) => ({
      expiresAt: (session, now, lifetime) =>
        session !== undefined && session.expiresAt > now
          ? session.expiresAt
          : expiresAt(session, now, lifetime),
    }),
  ),
  defect(
    'half-at-most',
    'A session that is resumed lives no longer than half of its time.',
    'sessions.resume.resets-expiration',
    ({ expiresAt }) => ({
      expiresAt: (session, now, lifetime) =>
        session === undefined ? expiresAt(session, now, lifetime) : now + lifetime / 2,
    }),
  ),
  defect(
    'half-reset',
    'A session that is resumed has half of its time again.',
    'sessions.resume.resets-expiration',
    ({ expiresAt }) => ({
      expiresAt: (session, now, lifetime) =>
        session !== undefined && session.expiresAt > now
          ? Math.max(session.expiresAt, now + lifetime / 2)
          : expiresAt(session, now, lifetime),
    }),
  ),
  defect(
    'unknown-extended',
    'Any token is one of a session that is there.',
    'sessions.resume.unknown',
    decideSession('resumptionOf', 'unknown', 'extend'),
  ),
  defect(
    'unknown-500',
    'A token that no session has brings the service down.',
    'sessions.resume.unknown',
    decideSession('resumptionOf', 'unknown', crash),
  ),
]

export default defects
