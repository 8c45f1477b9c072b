import { isObject } from '../text/is-object.js'
import type { SessionsBehaviour } from './sessions-behaviour.js'

const notFound = { status: 422, name: 'sessionNotFound' }

/** How the reference bank decides when nothing else is asked of it. */
export const honestSessionsBehaviour: SessionsBehaviour = {
  sessions: (book) => book,
  sessionNamed(body) {
    const named = isObject(body) ? body['sessionId'] : undefined
    return typeof named === 'string' ? named : undefined
  },
  stateOf(session, now) {
    if (session === undefined) return 'unknown'
    if (session.terminated) return 'terminated'
    return session.expiresAt > now ? 'live' : 'expired'
  },
  terminationOf: (state) => (state === 'live' || state === 'expired' ? 'done' : notFound),
  statusOfTermination: () => 204,
  resumptionOf: (state) => (state === 'live' ? 'extend' : state === 'expired' ? 'start' : notFound),
  expiresAt: (_session, now, lifetime) => now + lifetime,
  tokenOfExtended: ({ sessionId }) => sessionId,
  tokenOfStarted: ({ sessionId }) => sessionId,
}
