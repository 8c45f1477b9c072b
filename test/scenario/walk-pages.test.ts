import type { IncomingMessage, RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { replayTransport } from '../../src/exchange/replay-transport.js'
import type { Transport } from '../../src/exchange/transport.js'
import type { RunContext } from '../../src/scenario/run-context.js'
import type { Walk } from '../../src/scenario/list/walk.js'
import { walkPages } from '../../src/scenario/list/walk-pages.js'
import { whyPartial } from '../../src/scenario/list/why-partial.js'
import { answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

/** A list of so many items, in pages of two; `link` writes the link to the page that begins at an item. */
function list(
  count: number,
  link: (start: number, request: IncomingMessage) => unknown,
): RequestListener {
  return (request, response) => {
    const start = Number(new URL(request.url ?? '', 'http://x').searchParams.get('start') ?? 0)
    const ids = Array.from({ length: count }, (_, index) => ({ id: `i${index}` }))
    const next = start + 2
    answerJson(response, 200, {
      items: ids.slice(start, next),
      nextPage_url: next < count ? link(next, request) : undefined,
    })
  }
}

/** Walks a list as a scenario does. */
async function walk(
  listener: RequestListener,
  bounds: Partial<RunContext['walk']> = {},
  {
    now = Date.now,
    transport,
    limit = 2,
  }: {
    readonly now?: () => number
    readonly transport?: Transport
    readonly limit?: number
  } = {},
) {
  const clock = { now, sleep: async () => undefined }
  await using stand = await openTestStage(listener, { walk: bounds, clock, transport })
  let found: Walk | undefined
  const [outcome] = await stand.perform(['accounts.listAccounts.answers'], async (stage) => {
    found = await stage.walk(stage.customer, 'listAccounts', { limit })
  })
  if (found === undefined) throw new Error(outcome?.because)
  const asked = stand.exchanges.map(({ request }) => request.url.replace(stand.baseUrl, ''))
  return { walk: found, asked, exchanges: stand.exchanges }
}

const ids = ({ items }: Walk): readonly unknown[] => items.map(({ id }) => id)
const relative = (start: number): string => `?start=${start}`

test('A walk follows the links as they stand, to the last page', async () => {
  const { walk: whole, asked } = await walk(
    list(5, (start) => `/banking/accounts?start=${start}&c=a%2Bb`),
  )
  expect(whole.end).toEqual({ kind: 'complete' })
  expect(ids(whole)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4'])
  expect(whole.pages.map(({ items }) => items.length)).toEqual([2, 2, 1])
  expect(asked).toEqual([
    '/banking/accounts?limit=2',
    '/banking/accounts?start=2&c=a%2Bb',
    '/banking/accounts?start=4&c=a%2Bb',
  ])
})

test('A walk asks without a limit where the largest pages are refused, and no smaller ones', async () => {
  const whole = list(3, relative)
  const refuseLimits: RequestListener = (request, response) =>
    request.url?.includes('limit') ? answerJson(response, 422, {}) : whole(request, response)
  const largest = await walk(refuseLimits, {}, { limit: 1000 })
  expect(largest.walk.end).toEqual({ kind: 'complete' })
  expect(ids(largest.walk)).toEqual(['i0', 'i1', 'i2'])
  expect(largest.asked.slice(0, 2)).toEqual(['/banking/accounts?limit=1000', '/banking/accounts'])
  const small = await walk(refuseLimits, {})
  expect(small.walk.end).toMatchObject({ kind: 'broken', at: { status: 422 } })
  expect(small.asked).toHaveLength(1)
})

test('A walk ends at the bounds of the run and says that it did', async () => {
  const many = list(1000, relative)
  const short = await walk(many, { pages: 3 })
  expect(short.walk.end).toMatchObject({ kind: 'sampled', by: 'pages' })
  expect(short.asked).toHaveLength(3)
  const few = await walk(many, { items: 5 })
  expect(few.walk.items).toHaveLength(6)
  expect(whyPartial(few.walk)?.because).toContain('more items than a walk reads: 6 items on 3')
  const small = await walk(many, { bytes: 1 })
  expect(small.walk.pages).toHaveLength(1)
  expect(whyPartial(small.walk)?.remedy).toBe('limits.bodyBytes')
  let time = 0
  const hurried = await walk(many, { time: 10 }, { now: () => (time += 4) })
  expect(whyPartial(hurried.walk)?.remedy).toBe('limits.scenarioTime')
  expect(hurried.asked.length).toBeLessThan(10)
})

test('A walk that is judged from a recording ends where it did in the run', async () => {
  const { exchanges } = await walk(list(1000, relative), { pages: 3 })
  const again = await walk(list(0, relative), {}, { transport: replayTransport(exchanges) })
  expect(again.walk.end).toMatchObject({ kind: 'sampled', by: 'time' })
  expect(again.walk.items).toHaveLength(6)
  // A page that was read, and is not in the recording, is missing from it.
  const [first, second] = exchanges
  if (first === undefined || second?.outcome.kind !== 'response') throw new Error('no pages')
  const body = { text: '{', bytes: 100_000, cut: true } as const
  const cut = [first, { ...second, outcome: { ...second.outcome, body } }]
  await expect(walk(list(0, relative), {}, { transport: replayTransport(cut) })).rejects.toThrow(
    'only the beginning was recorded',
  )
})

test('A list that is walked by number has the same bounds, and the parameters of its path', async () => {
  const many = list(1000, relative)
  await using stand = await openTestStage(many)
  const bounds = { pages: 99, items: 99, bytes: 100, time: 1000, now: Date.now }
  const asked = { query: { limit: 2 }, path: { accountId: 'a b' } }
  let found: Walk | undefined
  await stand.perform(['accounts.getAccount.answers'], async ({ customer }) => {
    found = await walkPages(customer, 'getAccount', asked, bounds, 'number')
  })
  expect(found?.end).toMatchObject({ kind: 'sampled', by: 'bytes' })
  expect(found?.pages[0]?.text).toBe('')
  const urls = stand.exchanges.map(({ request }) => request.url.replace(stand.baseUrl, ''))
  const [first, second] = urls
  expect(first).toBe('/banking/accounts/a%20b?limit=2')
  expect(second).toBe('/banking/accounts/a%20b?limit=2&start=2')
})

test('A list that ends at a bound is complete all the same', async () => {
  const { walk: whole } = await walk(list(4, relative), { pages: 2 })
  expect(whole.end.kind).toBe('complete')
})

test('Pages that lead round in a circle are found out', async () => {
  const { walk: round, asked } = await walk(list(9, (start) => `?start=${start === 6 ? 2 : start}`))
  expect(round.end).toMatchObject({ kind: 'loop' })
  expect(asked.length).toBeLessThan(6)
})

test('A next page that is not answered with 200 breaks the walk, and what came before it is kept', async () => {
  const pages = list(9, relative)
  const { walk: broken } = await walk((request, response) =>
    request.url?.endsWith('start=4') ? answerJson(response, 404, {}) : pages(request, response),
  )
  expect(ids(broken)).toEqual(['i0', 'i1', 'i2', 'i3'])
  expect(broken.end).toMatchObject({ kind: 'broken', at: { status: 404 }, after: { status: 200 } })
})

test('A first page that is not answered with 200 is no page', async () => {
  const { walk: none } = await walk((_, response) => answerJson(response, 403, {}))
  expect(none.pages).toEqual([])
  expect(none.end).toMatchObject({ kind: 'broken', at: { status: 403 }, after: undefined })
})

test('A link to another origin is not followed, and no credentials go there', async () => {
  const seen: (string | undefined)[] = []
  await using elsewhere = await openTestStage((request, response) => {
    seen.push(request.headers.authorization)
    answerJson(response, 200, { items: [] })
  })
  const { walk: left } = await walk(list(9, () => `${elsewhere.baseUrl}/banking/accounts?start=2`))
  expect(left.items).toHaveLength(2)
  expect(left.end).toMatchObject({ kind: 'left', link: { kind: 'left' } })
  expect(seen).toEqual([])
})

test('A link that is no address is told from one that is not followed', async () => {
  for (const href of ['http://', 'javascript:alert(1)']) {
    const { walk: lost } = await walk(list(9, () => href))
    expect(lost.end).toMatchObject({ kind: 'left', link: { kind: 'unusable' } })
  }
})

test('Whatever stands where the link should be, the walk comes to its end', async () => {
  for (const href of [null, 7, {}, [], '']) {
    const { walk: whole } = await walk(list(9, () => href))
    expect(whole.end.kind).toBe('complete')
    expect(whole.items).toHaveLength(2)
  }
})

test('A walk leaves a list that leads from one empty page to another', async () => {
  const leading: RequestListener = (request, response) => {
    const start = Number(new URL(request.url ?? '', 'http://x').searchParams.get('start') ?? 0)
    const items = start < 4 ? [{ id: `i${start}` }, { id: `i${start + 1}` }] : []
    answerJson(response, 200, { items, nextPage_url: relative(start + 2) })
  }
  const { walk: endless, asked } = await walk(leading, { pages: 200 })
  expect(endless.end).toMatchObject({ kind: 'sampled', by: 'empty' })
  expect(asked).toHaveLength(2 + 60)
  expect(whyPartial(endless)?.because).toContain('leads on and on to pages without items')
})
