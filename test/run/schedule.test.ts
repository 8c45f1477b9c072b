import { expect, test } from '@playwright/test'
import { schedule } from '../../src/run/schedule.js'
import type { Scenario } from '../../src/scenario/scenario.js'

const scenario = (id: string, touches: readonly string[] = []): Scenario => ({
  id,
  kind: 'scenario',
  title: id,
  file: `suites/${id}.ts`,
  interface: 'accounts',
  verifies: ['accounts.balances.order'],
  safety: 'observe',
  touches,
  steps: async () => undefined,
})

/** Performs scenarios that take several turns each; tells what ran beside what, and in which order they began. */
async function perform(
  scenarios: readonly Scenario[],
  concurrency: number,
  stop: AbortController = new AbortController(),
  begun: (count: number) => void = () => undefined,
) {
  const running = new Set<string>()
  const began: string[] = []
  const beside: string[][] = []
  await schedule(
    scenarios,
    concurrency,
    async ({ id }) => {
      running.add(id)
      began.push(id)
      beside.push([...running])
      begun(began.length)
      // Different numbers of turns, so that they end in another order than they began.
      for (let turn = 0; turn < 3 + (began.length % 3); turn += 1)
        await new Promise((resolve) => setImmediate(resolve))
      running.delete(id)
    },
    stop.signal,
  )
  return { began, beside, left: [...running] }
}

const many = Array.from({ length: 40 }, (_, index) => scenario(`s${index}`))

test('Everything is performed once, never more side by side than allowed, and as many as allowed', async () => {
  for (const concurrency of [1, 3, 16, 100]) {
    const { began, beside, left } = await perform(many, concurrency)
    expect(began.toSorted()).toEqual(many.map(({ id }) => id).toSorted())
    expect(Math.max(...beside.map(({ length }) => length))).toBe(Math.min(concurrency, 40))
    expect(left).toEqual([])
  }
})

test('Scenarios that touch the same thing never overlap; others go on beside them', async () => {
  const touching = many.map(({ id }, index) =>
    scenario(id, index % 2 === 0 ? ['labels'] : index % 5 === 0 ? ['limits', 'labels'] : []),
  )
  const { began, beside } = await perform(touching, 8)
  const touches = (id: string) => touching.find((one) => one.id === id)?.touches ?? []
  for (const group of beside)
    expect(group.filter((id) => touches(id).includes('labels')).length).toBeLessThanOrEqual(1)
  expect(beside.some((group) => group.length > 4)).toBe(true)
  expect(began).toHaveLength(40)
})

test('What touches the whole target runs by itself, after all others, one after the other', async () => {
  const scenarios = [scenario('outage', ['*']), ...many, scenario('limit', ['*', 'labels'])]
  const { began, beside } = await perform(scenarios, 8)
  expect(began.slice(-2)).toEqual(['outage', 'limit'])
  expect(beside.slice(-2)).toEqual([['outage'], ['limit']])
})

test('When the run is ended nothing further begins, and what runs is waited for', async () => {
  const stop = new AbortController()
  const { began, left } = await perform(many, 4, stop, (count) => {
    if (count === 6) stop.abort(new Error('enough'))
  })
  expect(began).toHaveLength(6)
  expect(left).toEqual([])
  const none = await perform(many, 4, stop)
  expect(none.began).toEqual([])
})

test('Nothing to do is done at once', async () => {
  expect((await perform([], 16)).began).toEqual([])
})
