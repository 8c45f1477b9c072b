import { expect, test } from '@playwright/test'
import { openTrialClock } from '../../proof/trial/trial-clock.js'

const hour = 3_600_000

test('Time passes at once when all sides wait, in the order in which waits end', async () => {
  const clock = openTrialClock(0)
  const seen: string[] = []
  const wait = async (name: string, time: number): Promise<void> => {
    await clock.sleep(time)
    seen.push(`${name} at ${clock.now()}`)
  }
  clock.timer(2 * hour, () => seen.push(`the bank at ${clock.now()}`))
  await Promise.all([wait('late', 3 * hour), wait('soon', hour)])
  expect(seen).toEqual([`soon at ${hour}`, `the bank at ${2 * hour}`, `late at ${3 * hour}`])
})

test('Time does not pass while something is under way, nor for the bank alone', async () => {
  const clock = openTrialClock(0)
  let isOver = false
  clock.timer(hour, () => (isOver = true))
  await clock.during(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
  // What was under way took the millisecond that everything takes.
  expect(clock.now()).toBe(1)
  expect(isOver).toBe(false)
  const answer = clock.during(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const slept = clock.sleep(hour)
  expect(clock.now()).toBe(2)
  await Promise.all([answer, slept])
  expect(clock.now()).toBe(2 + hour)
  expect(isOver).toBe(true)
})

test('A wait ends when its signal does, with the reason', async () => {
  const clock = openTrialClock(0)
  const stop = new AbortController()
  const slept = clock.sleep(hour, stop.signal)
  stop.abort(new Error('enough'))
  await expect(slept).rejects.toThrow('enough')
  await expect(clock.sleep(hour, stop.signal)).rejects.toThrow('enough')
  expect(clock.now()).toBe(0)
})
