import type { Answer } from '../answer/answer.js'
import { often, someTimes } from '../some-times.js'
import type { Stage } from '../stage/stage.js'
import type { Verification } from './verification.js'

/**
 * Asks more often than the target lets a caller ask, and verifies that this is what it says. The limit may be over
 * before the last one: whatever is refused is refused for it.
 */
export async function tooManyRequests(
  { settled }: Pick<Stage, 'settled'>,
  verify: Verification,
  ask: () => Promise<Answer>,
): Promise<boolean> {
  // A hook may be answered before all of the target knows of the limit.
  if (!verify(await settled(ask, ({ status }) => status === 429)).status(429)) return false
  return someTimes(async () => {
    const answer = await ask()
    return answer.status < 400 || verify(answer).status(429)
  }, often - 1)
}
