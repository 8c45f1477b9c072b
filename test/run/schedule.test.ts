import { expect, test } from '@playwright/test'
import { schedule } from '../../src/run/schedule.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { alone, own, shared, type Touch, wholeTarget } from '../../src/scenario/touch.js'
import { sampleScenario } from './sample-scenario.js'

const scenario = (id: string, ...touches: readonly Touch[]): Scenario =>
  sampleScenario(id, { touches })

interface Steps {
  readonly stop?: AbortController
  readonly begun?: (count: number) => void
  /** What a scenario touches besides, as it turns out. */
  readonly more?: (one: Scenario, beside: readonly Touch[]) => readonly Touch[] | undefined
}

/** Performs scenarios that take several turns each; tells what ran beside what, and in which order they began. */
async function perform(scenarios: readonly Scenario[], concurrency: number, means: Steps = {}) {
  const { stop = new AbortController(), begun, more } = means
  const running = new Set<string>()
  const began: string[] = []
  const beside: string[][] = []
  await schedule(
    scenarios,
    concurrency,
    async (one, met) => {
      running.add(one.id)
      began.push(one.id)
      beside.push([...running])
      begun?.(began.length)
      // Different numbers of turns, so that they end in another order than they began.
      for (let turn = 0; turn < 3 + (began.length % 3); turn += 1)
        await new Promise((resolve) => setImmediate(resolve))
      running.delete(one.id)
      return more?.(one, met())
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

test('What one has alone no other has; what is shared or their own runs side by side', async () => {
  const ways = [alone, shared, own, shared]
  const touching = many.map(({ id }, index) =>
    scenario(id, (ways[index % 4] ?? own)('accounts.labels'), shared('accounts.limits')),
  )
  const { began, beside } = await perform(touching, 8)
  const wayOf = (id: string) => touching.find((one) => one.id === id)?.touches[0]?.way
  for (const group of beside) {
    const held = group.map(wayOf).filter((way) => way !== 'own')
    expect(held.includes('alone') && held.length > 1).toBe(false)
  }
  expect(beside.some((group) => group.length === 8)).toBe(true)
  expect(began).toHaveLength(40)
})

test('What touches the whole target runs by itself, after all others, one after the other', async () => {
  const labels = alone('accounts.labels')
  const scenarios = [
    scenario('outage', wholeTarget),
    ...many,
    scenario('limit', wholeTarget, labels),
  ]
  const { began, beside } = await perform(scenarios, 8)
  expect(began.slice(-2)).toEqual(['outage', 'limit'])
  expect(beside.slice(-2)).toEqual([['outage'], ['limit']])
})

test('What takes longest begins first, and a chain counts as long as all of it', async () => {
  const link = (id: string) => scenario(id, alone('accounts.labels'))
  const long = { ...scenario('long'), requests: 30 }
  const { began } = await perform([scenario('short'), link('a'), link('b'), link('c'), long], 2)
  expect(began.slice(0, 3)).toEqual(['a', 'long', 'b'])
})

test('What is performed some times counts as often', async () => {
  const longer = { ...scenario('longer'), requests: 30 }
  const repeated = { ...scenario('repeated'), requests: 7, often: true }
  const { began } = await perform([longer, repeated], 1)
  expect(began).toEqual(['repeated', 'longer'])
})

test('What turns out to touch more is performed again, with that', async () => {
  const labels = alone('accounts.labels')
  const scenarios = [scenario('story', own('accounts.labels')), ...many.slice(0, 4)].map((one) =>
    one.id === 'story' ? one : { ...one, touches: [shared('accounts.labels')] },
  )
  const { began, beside } = await perform(scenarios, 8, {
    more: ({ id, touches }) => (id === 'story' && touches[0]?.way === 'own' ? [labels] : undefined),
  })
  expect(began.filter((id) => id === 'story')).toHaveLength(2)
  expect(beside.at(-1)).toEqual(['story'])
})

test('What turns out to touch the whole target comes after all others as well', async () => {
  const { began } = await perform([scenario('outage'), ...many], 1, {
    more: ({ id, touches }) =>
      id === 'outage' && touches.length === 0 ? [wholeTarget] : undefined,
  })
  expect([began[0], began.at(-1)]).toEqual(['outage', 'outage'])
})

test('A scenario is told what it shared with others, to be performed again without them', async () => {
  const labels = shared('accounts.labels')
  const told = new Map<string, readonly Touch[]>()
  const scenarios = [scenario('one', labels), scenario('other', labels), scenario('third')]
  const more: Steps['more'] = ({ id }, beside) => void told.set(id, beside)
  await perform(scenarios, 8, { more })
  expect(Object.fromEntries(told)).toEqual({
    one: [alone('accounts.labels')],
    other: [alone('accounts.labels')],
    third: [],
  })
  await perform(scenarios, 1, { more })
  expect([...told.values()]).toEqual([[], [], []])
})

test('When the run is ended nothing further begins, and what runs is waited for', async () => {
  const stop = new AbortController()
  const { began, left } = await perform(many, 4, {
    stop,
    begun: (count) => {
      if (count === 6) stop.abort(new Error('enough'))
    },
  })
  expect(began).toHaveLength(6)
  expect(left).toEqual([])
  expect((await perform(many, 4, { stop })).began).toEqual([])
})

test('Nothing to do is done at once', async () => {
  expect((await perform([], 16)).began).toEqual([])
})
