import { expect, test } from '@playwright/test'
import type { Exchange } from '../../src/exchange/exchange.js'
import { replayTransport } from '../../src/exchange/replay-transport.js'

const recorded = (number: number, path: string, from: number, to: number): Exchange => ({
  number,
  actor: 'customer',
  scenario: 'a/story',
  timings: { startedAt: new Date(from).toISOString(), head: to - from, total: to - from },
  request: { method: 'GET', url: `http://bank.example${path}`, headers: [] },
  outcome: {
    kind: 'response',
    status: 200,
    headers: [],
    body: { text: String(number), bytes: String(number).length },
  },
})

test('requests that were under way together are answered as they were, whichever ended first', async () => {
  const transport = replayTransport([
    recorded(1, '/b', 0, 10),
    recorded(2, '/a', 0, 20),
    recorded(3, '/b', 30, 40),
    recorded(4, '/a', 30, 50),
    recorded(5, '/b', 60, 70),
  ])
  const ask = async (path: string): Promise<string> => {
    const url = `http://bank.example${path}`
    const wire = await transport.send({ method: 'GET', url, headers: [], scenario: 'a/story' })
    return wire.kind === 'response' ? Buffer.from(wire.body).toString() : wire.failure
  }
  expect([await ask('/a'), await ask('/b'), await ask('/a'), await ask('/b')]).toEqual([
    '2',
    '1',
    '4',
    '3',
  ])
  // The last one for ever.
  expect([await ask('/b'), await ask('/b'), await ask('/c')]).toEqual(['5', '5', 'unrecorded'])
})

test('another version may send other headers, and is not answered in another language', async () => {
  const asked = recorded(1, '/a', 0, 10)
  const spanish = { ...asked.request, headers: [['Accept-Language', 'es']] as const }
  const transport = replayTransport([{ ...asked, request: spanish }])
  const ask = async (...headers: (readonly [string, string])[]): Promise<string> => {
    const wire = await transport.send({ method: 'GET', url: asked.request.url, headers })
    return wire.kind === 'response' ? Buffer.from(wire.body).toString() : wire.failure
  }
  expect(await ask(['Accept-Language', 'es'], ['Accept', 'text/plain'])).toBe('1')
  expect(await ask(['Accept-Language', 'fr'])).toBe('unrecorded')
  expect(await ask()).toBe('unrecorded')
  expect(await ask(['Accept-Language', 'es'], ['If-None-Match', '"a"'])).toBe('unrecorded')
})

test('a request that names no caller is not answered as one that does', async () => {
  const from = recorded(1, '/a', 0, 10)
  const named = {
    ...from,
    request: { ...from.request, headers: [['Authorization', 'Bearer [1]'] as const] },
  }
  const transport = replayTransport([named], { secrets: new Map([['[1]', 'known']]) })
  const ask = async (...headers: (readonly [string, string])[]) => {
    const url = 'http://bank.example/a'
    const wire = await transport.send({ method: 'GET', url, headers, scenario: 'a/story' })
    return wire.kind === 'response' ? wire.status : wire.failure
  }
  expect(await ask(['Authorization', 'Bearer known'], ['X-More', 'of another version'])).toBe(200)
  expect(await ask()).toBe('unrecorded')
  expect(await ask(['Authorization', 'Bearer unknown'])).toBe('unrecorded')
})
