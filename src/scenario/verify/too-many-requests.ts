import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '../answer/answer.js'
import { often, someTimes } from '../some-times.js'
import type { Stage } from '../stage/stage.js'
import type { Verification } from './verification.js'

/**
 * Has the target limit its callers, asks more often than it lets a caller ask, and verifies that this is what it says.
 * The limit may be over before the last one: whatever is refused is refused for it.
 */
export async function tooManyRequests(
  { during, settled }: Pick<Stage, 'during' | 'settled'>,
  verify: Verification,
  ask: () => Promise<Answer>,
): Promise<void> {
  const isLimited = ({ status }: Answer): boolean => status === 429
  const other = await during('rateLimit', async () => {
    // A hook may be answered before all of the target knows of the limit.
    const first = await settled(ask, isLimited)
    if (!isLimited(first)) return first
    verify(first).status(429)
    await someTimes(async () => {
      const answer = await ask()
      return answer.status < 400 || verify(answer).status(429)
    }, often - 1)
    return undefined
  })
  if (other === undefined) return
  // A hook that does nothing, or does it later, is no fault of the target.
  const usual = await ask()
  if (isLimited(usual) || isAnsweredAlike(other, usual))
    verify.undecided('hooks.rateLimit was called, and requests were answered as usual.', {
      remedy: 'let hooks.rateLimit have the target answer every request with 429',
      exchanges: [other.exchange.number],
    })
  else verify(other).status(429)
}

/** Whether a request was answered like another one: a refusal has an identifier and a time of its own each time. */
export const isAnsweredAlike = (one: Answer, other: Answer): boolean =>
  one.status === other.status &&
  (one.status >= 400 || one.text === other.text || isDeepStrictEqual(one.items, other.items))
