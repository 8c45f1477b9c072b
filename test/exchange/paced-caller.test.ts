import { expect, test } from '@playwright/test'
import { openTrialClock } from '../../proof/trial/trial-clock.js'
import { pacedCaller } from '../../src/exchange/paced-caller.js'

/** Milliseconds that an answer takes, and after which the target asks to come back. */
const [way, wait] = [5, 1000]
const requests = 1000

/**
 * Sends requests one after the other, each until it is admitted.
 *
 * @returns milliseconds that all took, and how many were refused
 */
async function sendAll(admits: (now: number) => boolean) {
  const clock = openTrialClock(0)
  const caller = pacedCaller(clock)
  let refused = 0
  for (let rank = 0; rank < requests; rank += 1)
    for (let tries = 0; ; tries += 1) {
      if (!caller.isFree()) await caller.wait({ isAgain: tries > 0, rank })
      await clock.sleep(way)
      if (admits(clock.now())) break
      refused += 1
      caller.refused(wait)
    }
  return { took: clock.now(), refused }
}

/** A target that keeps a bucket of tokens for a caller, so many of which come back in a second. */
function limitedTo(perSecond: number): (now: number) => boolean {
  let [tokens, last] = [perSecond, 0]
  return (now) => {
    tokens = Math.min(perSecond, tokens + ((now - last) * perSecond) / 1000)
    last = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

test('A caller keeps near the pace that a target bears', async () => {
  const { took, refused } = await sendAll(limitedTo(20))
  const least = (requests / 20) * 1000
  expect(took).toBeLessThan(least * 1.5)
  expect(refused).toBeLessThan(requests / 20)
})

test('A caller grows no slower where a target refuses as often however slow it is', async () => {
  for (const every of [5, 10, 20]) {
    let calls = 0
    const { took, refused } = await sendAll(() => ++calls % every !== 0)
    // What the target asks for by its refusals, and the first of them, which it took for a limit.
    expect(took, `every ${every}`).toBeLessThan(refused * wait * 1.5 + 60_000)
  }
})
