import { expect, test } from '@playwright/test'
import { replayTime } from '../../src/cli/verify/replay-time.js'
import type { Exchange } from '../../src/exchange/exchange.js'

const started = Date.parse('2026-11-25T12:00:00Z')
/** An exchange that took ten milliseconds. */
const ended = (number: number, after: number): Exchange => ({
  number,
  actor: 'customer',
  timings: { startedAt: new Date(started + after - 10).toISOString(), head: 1, total: 10 },
  request: { method: 'GET', url: 'https://bank.example/api/accounts', headers: [] },
  outcome: { kind: 'failure', failure: 'timeout', message: 'it took too long' },
})

const first = ended(1, 20)
const second = ended(2, 50)
// Times are rounded: the third ended after the second.
const third = ended(3, 49)

test('Answers come in the order of the recording, and waits end when they did, without taking time', async () => {
  const { clock, until } = replayTime([third, second, first], started)
  const told: string[] = []
  const tell = (name: string) => () => void told.push(`${name} ${clock.now() - started}`)
  await Promise.all([
    until(third).then(tell('third')),
    clock.sleep(30).then(tell('slept')),
    until(second).then(tell('second')),
    // Asked for later, and ended before.
    Promise.resolve().then(() => until(first).then(tell('first'))),
    clock.sleep(3_600_000).then(tell('slept long')),
  ])
  expect(told).toEqual(['first 20', 'slept 30', 'second 50', 'third 50', 'slept long 3600000'])
  // What is over takes no time.
  await until(first)
  expect(clock.now()).toBe(started + 3_600_000)
})

test('Who is stopped waits no longer, and holds back nothing', async () => {
  const { clock, until } = replayTime([first, second], started)
  const stop = new AbortController()
  const stopped = [until(first, stop.signal), clock.sleep(40, stop.signal), until(second)] as const
  stop.abort(new Error('stopped'))
  expect(await Promise.allSettled(stopped)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
    { status: 'fulfilled' },
  ])
  await expect(clock.sleep(1, stop.signal)).rejects.toThrow('stopped')
  expect(clock.now()).toBe(started + 50)
})
