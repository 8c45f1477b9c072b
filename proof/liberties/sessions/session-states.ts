import type { Liberty } from '../../liberty.js'
import type {
  SessionRefusal,
  SessionsBehaviour,
} from '../../../src/reference/sessions/sessions-behaviour.js'

type Row = readonly [
  name: string,
  sentence: string,
  because: string,
  behaviour: NonNullable<Liberty['behaviour']>,
]

const refusedWith =
  (refusal: SessionRefusal) =>
  ({ terminationOf, resumptionOf }: SessionsBehaviour): Partial<SessionsBehaviour> => {
    const other = <T>(decision: T | SessionRefusal): T | SessionRefusal =>
      typeof decision === 'object' ? refusal : decision
    return {
      terminationOf: (state, session) => other(terminationOf(state, session)),
      resumptionOf: (state, session) => other(resumptionOf(state, session)),
    }
  }

const otherStatus =
  'Which status of clients refuses a session that is not there is not shown; 4XX is documented.'

const rows: readonly Row[] = [
  [
    'terminated-started',
    'Resuming a session that was terminated starts a new one, as for one that has expired.',
    'A terminated session is unusable; that its customer may not have a new one is not said.',
    ({ resumptionOf }) => ({
      resumptionOf: (state, session) =>
        state === 'terminated' ? 'start' : resumptionOf(state, session),
    }),
  ],
  [
    'expired-refused',
    'A session that has expired is refused, and no new one is started.',
    'Resuming may create a new session, and need not.',
    ({ resumptionOf }) => ({
      resumptionOf: (state, session) =>
        state === 'expired'
          ? { status: 422, name: 'sessionNotFound' }
          : resumptionOf(state, session),
    }),
  ],
  [
    'capped',
    'A session that is resumed again and again ends all the same, when it is old.',
    'How long a session may live is not shown: that resuming resets its expiration sets no end to a limit of its own.',
    ({ expiresAt }) => {
      const born = new Map<string, number>()
      return {
        expiresAt(session, now, lifetime) {
          const reset = expiresAt(session, now, lifetime)
          // What has expired is not extended: another one is started.
          if (session === undefined || session.expiresAt <= now) return reset
          const from = born.get(session.sessionId) ?? now
          born.set(session.sessionId, from)
          return Math.min(reset, from + 1.6 * lifetime)
        },
      }
    },
  ],
  [
    'gone-done',
    'Terminating a session that is not there is done: 204.',
    'Afterwards it cannot be used, which is all that was wanted.',
    { terminationOf: () => 'done' },
  ],
  [
    'unknown-started',
    'A session that never was counts as one that has expired: a new one is started.',
    'A bank that keeps no expired sessions cannot tell them apart.',
    ({ resumptionOf }) => ({
      resumptionOf: (state, session) =>
        state === 'unknown' || state === 'terminated' ? 'start' : resumptionOf(state, session),
    }),
  ],
  [
    'expired-not-terminated',
    'A session that has expired cannot be terminated.',
    'It is not there any more.',
    ({ terminationOf }) => ({
      terminationOf: (state, session) =>
        state === 'expired'
          ? { status: 422, name: 'sessionNotFound' }
          : terminationOf(state, session),
    }),
  ],
  [
    'gone-404',
    'A session that is not there is not found: 404.',
    otherStatus,
    refusedWith({ status: 404, name: 'sessionNotFound' }),
  ],
  [
    'gone-410',
    'A session that is not there is gone: 410.',
    otherStatus,
    refusedWith({ status: 410, name: 'sessionGone' }),
  ],
  [
    'gone-409',
    'A session in another state is a conflict: 409.',
    otherStatus,
    refusedWith({ status: 409, name: 'sessionState' }),
  ],
  [
    'gone-401',
    'Who names a session that does not exist is not authenticated: 401.',
    otherStatus,
    refusedWith({ status: 401, name: 'sessionNotFound' }),
  ],
  [
    'gone-403',
    'A session that does not exist may not be used by any caller: 403.',
    otherStatus,
    refusedWith({ status: 403, name: 'notPermitted' }),
  ],
]

/** What other banks make of sessions that are not there any more, or never were. */
const liberties: readonly Liberty[] = rows.map(([name, sentence, because, behaviour]) => ({
  name: `session-states-${name}`,
  sentence,
  because,
  behaviour,
}))

export default liberties
