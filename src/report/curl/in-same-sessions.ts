import type { Exchange } from '../../exchange/exchange.js'
import { sessionsOf } from './written-resource.js'

/** Without what was done to other sessions: it has nothing to do with that of the telling request. */
export function inSameSessions(
  earlier: readonly Exchange[],
  telling: Exchange,
): readonly Exchange[] {
  const named = new Set(sessionsOf(telling))
  if (named.size === 0) return earlier
  // A session that was started in the place of another one leads back to that.
  return earlier
    .toReversed()
    .filter((one) => {
      const sessions = sessionsOf(one)
      const isRelated = sessions.length === 0 || sessions.some((token) => named.has(token))
      if (isRelated) for (const token of sessions) named.add(token)
      return isRelated
    })
    .toReversed()
}
