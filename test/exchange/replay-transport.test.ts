import { expect, test } from '@playwright/test'
import type { Exchange } from '../../src/exchange/exchange.js'
import type { Transport } from '../../src/exchange/transport.js'
import { replayTransport } from '../../src/exchange/replay-transport.js'

const recorded = (number: number, path: string, since = 0, asked = since): Exchange => ({
  number,
  actor: 'customer',
  scenario: 'a/story',
  since,
  ...(asked !== since && { asked }),
  timings: { startedAt: new Date(number).toISOString(), head: 1, total: 1 },
  request: { method: 'GET', url: `http://bank.example${path}`, headers: [] },
  outcome: {
    kind: 'response',
    status: 200,
    headers: [],
    body: { text: String(number), bytes: String(number).length },
  },
})

const asking = (transport: Transport) => async (path: string) => {
  const url = `http://bank.example${path}`
  const wire = await transport.send({ method: 'GET', url, headers: [], scenario: 'a/story' })
  return wire.kind === 'response' ? Buffer.from(wire.body).toString() : wire.failure
}

const inTurn = async (ask: ReturnType<typeof asking>) => [
  await ask('/a'),
  await ask('/b'),
  await ask('/a'),
  await ask('/b'),
]

test('requests that were under way together are answered as they were, whichever ended first', async () => {
  const transport = replayTransport([
    recorded(1, '/b'),
    recorded(2, '/a'),
    recorded(3, '/b', 2),
    recorded(4, '/a', 2),
    recorded(5, '/b', 4),
  ])
  const ask = asking(transport)
  expect(await inTurn(ask)).toEqual(['2', '1', '4', '3'])
  // The last one for ever.
  expect([await ask('/b'), await ask('/b'), await ask('/c')]).toEqual(['5', '5', 'unrecorded'])
})

test('what had to wait for its turn was asked for before, and lets nothing be over that was under way then', async () => {
  const transport = replayTransport([
    recorded(1, '/b'),
    recorded(2, '/a', 1, 0),
    recorded(3, '/b', 2),
    recorded(4, '/a', 3, 2),
  ])
  expect(await inTurn(asking(transport))).toEqual(['2', '1', '4', '3'])
})

test('another version may send other headers, and is not answered in another language', async () => {
  const asked = recorded(1, '/a')
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
  const from = recorded(1, '/a')
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
