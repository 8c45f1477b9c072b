import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('sessions-nearly-reset')

/** Part of a life that a session has which is resumed. */
const most = 0.85

/** Banks that give a session most of its life again, and not all of it. */
const defects: readonly Defect[] = [
  defect(
    'most-of-it',
    'A session that is resumed has most of its life again.',
    'sessions.resume.resets-expiration',
    ({ expiresAt }) => ({
      expiresAt: (session, now, lifetime) =>
        session !== undefined && session.expiresAt > now
          ? Math.max(session.expiresAt, now + lifetime * most)
          : expiresAt(session, now, lifetime),
    }),
  ),
  defect(
    'most-at-most',
    'A session that is resumed lives no longer than most of its life.',
    'sessions.resume.resets-expiration',
    ({ expiresAt }) => ({
      expiresAt: (session, now, lifetime) =>
        session === undefined ? expiresAt(session, now, lifetime) : now + lifetime * most,
    }),
  ),
]

export default defects
