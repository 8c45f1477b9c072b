import { expect, test } from '@playwright/test'
import type { Clock } from '../../src/exchange/clock.js'
import { createPace } from '../../src/exchange/pace.js'

/** A clock that goes on when somebody waits, and tells how long they waited. */
function waitingClock(): { readonly clock: Clock; readonly waits: number[] } {
  const waits: number[] = []
  let now = 1_000_000
  return {
    waits,
    clock: {
      now: () => now,
      sleep: async (milliseconds) => {
        waits.push(milliseconds)
        now += milliseconds
      },
    },
  }
}

test('Nobody waits for a target that has not said that requests are too many', async () => {
  const { clock, waits } = waitingClock()
  const pace = createPace(clock)
  for (let count = 0; count < 100; count += 1) await pace.turn()
  expect(waits).toEqual([])
})

test('After that everybody waits until the time given, and takes turns', async () => {
  const { clock, waits } = waitingClock()
  const pace = createPace(clock)
  pace.slowDownUntil(clock.now() + 2000)
  for (let count = 0; count < 4; count += 1) await pace.turn()
  expect(waits).toEqual([2000, 50, 50, 50])
})

test('Many who hear it at once slow down once; whoever hears it again later slows down further', async () => {
  const { clock, waits } = waitingClock()
  const pace = createPace(clock)
  for (let count = 0; count < 20; count += 1) pace.slowDownUntil(clock.now() + 1000)
  await pace.turn()
  await pace.turn()
  expect(waits).toEqual([1000, 50])
  for (let times = 0; times < 10; times += 1) {
    pace.slowDownUntil(clock.now() + 10)
    await pace.turn()
    await pace.turn()
  }
  expect(waits.at(-1)).toBe(400)
})
