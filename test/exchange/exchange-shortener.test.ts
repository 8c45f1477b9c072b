import { expect, test } from '@playwright/test'
import { exchangeShortener } from '../../src/exchange/exchange-shortener.js'
import type { Exchange, Header, RecordedBody } from '../../src/exchange/exchange.js'

const MiB = 1024 ** 2
const answered = (body: RecordedBody, headers: readonly Header[] = []): Exchange => ({
  number: 1,
  actor: 'customer',
  timings: { startedAt: '2026-03-01T09:30:00Z', head: 1, total: 1 },
  request: { method: 'GET', url: 'http://127.0.0.1/', headers: [] },
  outcome: { kind: 'response', status: 200, headers, body },
})
const bodyOf = ({ outcome }: Exchange): RecordedBody | undefined =>
  outcome.kind === 'response' ? outcome.body : undefined
const lengths = (exchanges: readonly Exchange[]) =>
  exchanges.map((one) => bodyOf(one)?.text?.length)

test('The first few large bodies are kept larger than the others; what was cut says so', () => {
  const { shorten, cut } = exchangeShortener({ body: 1000, large: 3000, room: MiB })
  const bodies = Array.from({ length: 7 }, () =>
    shorten(answered({ text: 'x'.repeat(5000), bytes: 5000 })),
  )
  expect(lengths(bodies)).toEqual([...Array<number>(6).fill(3000), 1000])
  expect(bodyOf(bodies[6] as Exchange)).toMatchObject({ cut: true, bytes: 5000 })
  expect(bodyOf(shorten(answered({ text: 'x'.repeat(1000), bytes: 1000 })))).toEqual({
    text: 'x'.repeat(1000),
    bytes: 1000,
  })
  expect(cut()).toBe(7)
})

test('Small exchanges stay whole while large ones use up the room', () => {
  const { shorten } = exchangeShortener({ body: 256 * 1024, large: MiB, room: 8 * MiB })
  const small = answered({ text: 'small', bytes: 5 }, [['ETag', '"1"']])
  for (let n = 0; n < 500; n += 1) {
    shorten(answered({ text: 'x'.repeat(MiB), bytes: MiB }))
    if (n < 100) expect(shorten(small)).toBe(small)
  }
})

test('All lines together are bounded, whatever is sent, and each one stays', () => {
  const hostile: readonly Exchange[] = [
    answered({ text: '\u0000'.repeat(MiB), bytes: MiB }),
    answered({ text: '\u{1f600}'.repeat(MiB / 2), bytes: 2 * MiB }),
    answered({ base64: 'A'.repeat(MiB), bytes: MiB }),
    answered(
      { text: '', bytes: 0 },
      Array.from({ length: 100 }, (_, n) => [`X-${n}`, 'y'.repeat(8000)]),
    ),
    {
      ...answered({ bytes: 0 }),
      request: { method: 'GET', url: `http://127.0.0.1/${'z'.repeat(60_000)}`, headers: [] },
    },
  ]
  const room = 4 * MiB
  const { shorten } = exchangeShortener({ body: 256 * 1024, large: MiB, room })
  const written = (rounds: number): number => {
    let bytes = 0
    for (let round = 0; round < rounds; round += 1)
      for (const one of hostile) bytes += Buffer.byteLength(JSON.stringify(shorten(one)))
    return bytes
  }
  expect(written(40)).toBeLessThan(1.1 * room)
  expect(written(360)).toBeLessThan(room)
  // From then on, a line has who asked what and how it was answered.
  expect(written(100) / (100 * hostile.length)).toBeLessThan(600)
})

test('What was sent stays when no room is left, so that it can be sent again', () => {
  const { shorten } = exchangeShortener({ body: 1000, large: 1000, room: 1000 })
  for (let n = 0; n < 500; n += 1) shorten(answered({ text: 'x'.repeat(500), bytes: 500 }))
  const headers: readonly Header[] = [
    ['API-Key', '«secret»'],
    ['Authorization', 'Bearer «secret»'],
  ]
  const body = { text: '{"text":"Rent"}', bytes: 15 }
  const url = 'http://127.0.0.1/memo'
  const sent = {
    ...answered({ text: 'long', bytes: 4 }),
    request: { method: 'PUT', url, headers, body },
  }
  expect(shorten(sent).request).toEqual(sent.request)
})

test('A cut falls between characters', () => {
  const { shorten } = exchangeShortener({ body: 1001, large: 1001, room: MiB })
  const faces = bodyOf(shorten(answered({ text: '\u{1f600}'.repeat(1000), bytes: 4000 })))
  expect(faces?.text).toMatch(/^\u{1f600}+$/u)
  const bytes = bodyOf(shorten(answered({ base64: 'A'.repeat(4000), bytes: 3000 })))
  expect(bytes?.base64?.length).toBe(1000)
})
