import { expect, test } from '@playwright/test'
import { openPace } from '../../src/exchange/open-pace.js'
import { openTrialClock } from '../../proof/trial/trial-clock.js'

/** Requests that wait at the same moment. */
const three = [1, 2, 3]
const refusal = 1000

test('The time of a story stands still once while several of its requests are held back', async () => {
  const clock = openTrialClock(0)
  const pace = openPace(clock)
  pace.refused('customer', refusal)
  await Promise.all(three.map(() => pace.turn('customer', 'story', false)))
  const first = pace.heldBack('story')
  expect(first).toBeGreaterThanOrEqual(refusal)
  expect(first).toBeLessThanOrEqual(clock.now())

  // While they wait, it is told as well.
  pace.refused('customer', refusal)
  const waiting = Promise.all(three.map(() => pace.turn('customer', 'story', false)))
  await clock.sleep(refusal / 2)
  expect(pace.heldBack('story')).toBeCloseTo(first + refusal / 2)
  expect(pace.heldBack('another story')).toBe(0)
  await waiting
  expect(pace.heldBack('story')).toBeLessThanOrEqual(clock.now())
})
