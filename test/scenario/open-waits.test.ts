import { expect, test } from '@playwright/test'
import { openWaits } from '../../src/scenario/stage/open-waits.js'

test('What is not there is looked for a few times, even if the time of its scenario stands still', async () => {
  let now = 0
  let looks = 0
  const sleep = async (milliseconds: number) => void (now += milliseconds)
  const { signal } = new AbortController()
  // Others of the scenario are held back, one after the other.
  const waits = openWaits({ now: () => now, sleep }, signal, 2000, () => 0)
  await waits.settled(async () => void (looks += 1))
  expect(now).toBe(2000)
  expect(looks).toBeLessThan(15)
})
