import type { Answer } from '../answer/answer.js'
import { often, someTimes } from '../some-times.js'
import type { Verification } from './verification.js'

/**
 * Asks more often than the target lets a caller ask, and verifies that this is what it says. The limit may be over
 * before the last one: whatever is refused is refused for it.
 */
export async function tooManyRequests(
  verify: Verification,
  ask: () => Promise<Answer>,
): Promise<boolean> {
  if (!verify(await ask()).status(429)) return false
  return someTimes(async () => {
    const answer = await ask()
    return answer.status < 400 || verify(answer).status(429)
  }, often - 1)
}
