import type { Answer } from '../answer/answer.js'

/** Requests that are sent for what is still being made, and seconds that are waited for it in all. */
const [mostTries, patience] = [8, 20]

/**
 * Asks as a client does whose answer is still being made: again, as long as it has status 202 and a Retry-After in seconds
 * (document 2, getResolvedText). What a Retry-After in another form asks for is left to scenarios.
 *
 * @param ask sends the request
 * @param pause waits for so many milliseconds
 * @returns the last answer
 */
export async function untilMade(
  ask: () => Promise<Answer>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  let answer = await ask()
  let left = patience
  for (let tries = 1; tries < mostTries && answer.status === 202; tries += 1) {
    const seconds = /^\d{1,2}$/.exec(answer.header('Retry-After') ?? '')?.[0]
    // A target that says "at once" again and again gets a little more time.
    const wait = Math.max(tries < 3 ? 0 : 1, Number(seconds))
    if (seconds === undefined || wait > left) break
    left -= wait
    await pause(wait * 1000)
    answer = await ask()
  }
  return answer
}
