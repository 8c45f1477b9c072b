import type { Books } from './books.js'
import type { SessionFixtures } from './session-fixtures.js'

/** Reads the fixtures of the session interface out of the books. */
export function sessionFixturesOf({ sessions: { sessions, lifetime } }: Books): SessionFixtures {
  return {
    session: sessions.map(({ sessionId }) => sessionId),
    customerId: sessions[0]?.customerId ?? '',
    institutionId: sessions[0]?.institutionId ?? '',
    sessionLifetime: lifetime / 1000,
    caller: 'admin',
  }
}
