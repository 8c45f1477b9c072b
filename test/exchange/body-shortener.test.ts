import { expect, test } from '@playwright/test'
import { bodyShortener } from '../../src/exchange/body-shortener.js'
import type { Exchange, RecordedBody } from '../../src/exchange/exchange.js'

const answered = (body: RecordedBody): Exchange => ({
  number: 1,
  actor: 'customer',
  timings: { startedAt: '2026-03-01T09:30:00Z', head: 1, total: 1 },
  request: { method: 'GET', url: 'http://127.0.0.1/', headers: [] },
  outcome: { kind: 'response', status: 200, headers: [], body },
})
const bodyOf = ({ outcome }: Exchange): RecordedBody | undefined =>
  outcome.kind === 'response' ? outcome.body : undefined

const text = 'x'.repeat(100_000)

test('Bodies are whole while there is room, then their beginnings; their size is told in either case', () => {
  const shorten = bodyShortener({ most: 1_000_000, room: 150_000 })
  const kept = [1, 2, 3].map(() => bodyOf(shorten(answered({ text, bytes: 100_000 }))))
  expect(kept.map((body) => body?.text?.length)).toEqual([100_000, 100_000, 65_536])
  expect(kept.map((body) => body?.bytes)).toEqual([100_000, 100_000, 100_000])
})

test('A single body is cut to the most that is kept of one, between characters', () => {
  const shorten = bodyShortener({ most: 70_001, room: Infinity })
  const faces = { text: '\u{1f600}'.repeat(50_000), bytes: 200_000 }
  expect(bodyOf(shorten(answered(faces)))?.text).toBe('\u{1f600}'.repeat(35_000))
  const bytes = { base64: 'A'.repeat(80_000), bytes: 60_000 }
  expect(bodyOf(shorten(answered(bytes)))?.base64?.length).toBe(70_001)
})

test('What has no body, or a small one, stays as it is', () => {
  const shorten = bodyShortener({ most: 10, room: 0 })
  for (const exchange of [answered({ text: 'small', bytes: 5 }), { ...answered({ bytes: 0 }) }])
    expect(shorten(exchange)).toEqual(exchange)
})
