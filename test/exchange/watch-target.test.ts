import { expect, test } from '@playwright/test'
import type { FailureKind } from '../../src/exchange/exchange.js'
import type { WireOutcome } from '../../src/exchange/transport.js'
import { watchTarget } from '../../src/exchange/watch-target.js'

const answer = (status = 200): WireOutcome => ({
  kind: 'response',
  status,
  headers: [],
  body: new Uint8Array(),
  head: 1,
  total: 1,
})
const none = (failure: FailureKind, total = 1): WireOutcome => ({
  kind: 'failure',
  failure,
  message: 'x',
  total,
})

function open() {
  let time = 0
  const silences: WireOutcome[] = []
  const watch = watchTarget({
    clock: { now: () => time, sleep: async () => undefined },
    inARow: 3,
    time: 10_000,
    onSilence: (last) => void silences.push(last),
  })
  /** So many requests end in the same way, a while after each other. */
  const see = (outcome: WireOutcome, times: number, apart: number): void => {
    for (let count = 0; count < times; count += 1) {
      time += apart
      watch.saw(outcome)
    }
  }
  return { watch, silences, see }
}

test('Silence is several requests in a row, over some time, without an answer to any', () => {
  for (const outcome of [none('timeout'), none('reset'), none('malformed'), answer(429)]) {
    const { silences, see } = open()
    see(outcome, 2, 9000)
    expect(silences).toEqual([])
    see(outcome, 1, 1)
    expect(silences).toEqual([outcome])
    see(outcome, 6, 5000)
    expect(silences, 'told again').toHaveLength(3)
  }
})

test('Many requests that break within a moment are no silence', () => {
  const { silences, see } = open()
  see(none('reset'), 1000, 9)
  expect(silences).toEqual([])
})

test('Connections that nothing accepts are a silence after twenty in a row', () => {
  const { silences, see } = open()
  see(none('unreachable'), 19, 1)
  see(none('reset'), 1, 1)
  see(none('unreachable'), 19, 1)
  expect(silences).toEqual([])
  see(none('unreachable'), 1, 1)
  expect(silences).toHaveLength(1)
})

test('One answer ends a silence, whatever it says', () => {
  const { silences, see } = open()
  for (const status of [200, 404, 503]) {
    see(none('timeout'), 2, 30_000)
    see(answer(status), 1, 0)
  }
  see(none('timeout'), 2, 5000)
  expect(silences).toEqual([])
})

test('What we stopped ourselves counts only where it waited long', () => {
  const { silences, see } = open()
  see(none('aborted', 500), 30, 5000)
  see(none('unrecorded'), 30, 5000)
  expect(silences).toEqual([])
  see(none('aborted', 9500), 3, 5000)
  expect(silences).toHaveLength(1)
})

test('In a state that was brought about nothing counts', () => {
  const { watch, silences, see } = open()
  watch.disturb()
  watch.disturb()
  see(none('timeout'), 9, 30_000)
  watch.settle()
  see({ ...none('reset'), broken: 3 }, 9, 30_000)
  watch.settle()
  expect(silences).toEqual([])
  expect(watch.connections()).toEqual({ sent: 0, broken: 0 })
  see(none('timeout'), 2, 4000)
  expect(silences).toEqual([])
})

test('Requests, answers and broken connections are counted', () => {
  const { watch, see } = open()
  see(answer(), 4, 1)
  see({ ...answer(), broken: 2 }, 1, 1)
  see({ ...none('reset'), broken: 1 }, 1, 1)
  expect(watch.connections()).toEqual({ sent: 6, broken: 3 })
  expect(watch.answers()).toBe(5)
})
