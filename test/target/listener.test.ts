import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import type { Arrival, DeliveryHandler, DeliveryOutcome } from '../../src/exchange/delivery.js'
import { listenerLimits } from '../../src/target/listener/listener-limits.js'
import { openListener } from '../../src/target/listener/open-listener.js'
import { whyNotListening } from '../../src/target/listener/why-not-listening.js'

const here = { host: '127.0.0.1', port: 0 }

/** A listener with narrow bounds, and what it recorded. */
async function listening(
  reply: DeliveryHandler['reply'] = () => ({ kind: 'status', status: 204 }),
  limits: Partial<typeof listenerLimits> = {},
) {
  const recorded: { arrival: Arrival; ending: DeliveryOutcome; scenario: string | undefined }[] = []
  const listener = await openListener(here, {
    now: () => 0,
    limits: { ...listenerLimits, ...limits },
    record: (arrival, ending, scenario) => recorded.push({ arrival, ending, scenario }),
  })
  const ended: number[] = []
  let missed = 0
  listener.attend({
    scenario: 'messages/push',
    knows: () => true,
    reply,
    ended: (_, __, exchange) => void ended.push(exchange),
    missed: () => void (missed += 1),
  })
  return {
    ...listener,
    recorded,
    ended,
    missed: () => missed,
    [Symbol.asyncDispose]: listener.close,
  }
}

const post = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', redirect: 'manual', ...init })

test('A delivery is handed to the scenario that attends, recorded, and answered as they say', async () => {
  await using listener = await listening(() => ({
    kind: 'status',
    status: 302,
    location: 'http://127.0.0.1/moved',
  }))
  const body = '{"text":"Grüße"}'
  const answer = await post(`${listener.url}/push?a=1`, { body, headers: { 'X-Topic': 'alerts' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://127.0.0.1/moved'])
  await expect.poll(() => listener.ended).toEqual([1])
  const [recorded] = listener.recorded
  expect(recorded).toMatchObject({
    arrival: { method: 'POST', target: '/push?a=1' },
    ending: { kind: 'answered', status: 302 },
    scenario: 'messages/push',
  })
  expect(recorded?.arrival.headers).toContainEqual([expect.stringMatching(/^x-topic$/i), 'alerts'])
  expect(Buffer.from(recorded?.arrival.body ?? []).toString()).toBe(body)
})

test('A body that is too large is turned away and not kept', async () => {
  let attended = 0
  await using listener = await listening(
    () => {
      attended += 1
      return { kind: 'status', status: 204 }
    },
    { bodyBytes: 1000 },
  )
  const large = await post(listener.url, { body: 'x'.repeat(1001) }).then(
    ({ status }) => status,
    () => 'cut',
  )
  expect([413, 'cut']).toContain(large)
  expect([attended, listener.recorded.length]).toEqual([0, 0])
  expect((await post(listener.url, { body: 'x'.repeat(1000) })).status).toBe(204)
})

test('More deliveries than a run allows are turned away', async () => {
  await using listener = await listening(undefined, { arrivals: 3 })
  const statuses = []
  for (let turn = 0; turn < 5; turn += 1) statuses.push((await post(listener.url)).status)
  expect(statuses).toEqual([204, 204, 204, 503, 503])
  expect(listener.recorded).toHaveLength(3)
  expect(listener.missed()).toBe(2)
})

test('Deliveries of more bytes than a run allows are turned away', async () => {
  await using listener = await listening(undefined, { allBytes: 10 })
  const statuses = []
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push((await post(listener.url, { body: '123456' })).status)
  expect(statuses).toEqual([204, 204, 503, 503])
  expect(listener.missed()).toBe(2)
})

test('Headers that are too large, or no HTTP at all, reach no scenario', async () => {
  await using listener = await listening()
  const large = await post(listener.url, { headers: { 'X-Large': 'x'.repeat(20_000) } })
  expect(large.status).toBe(431)
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1')
  socket.end('\u0000\u0001 not HTTP\r\n\r\n')
  const [said] = (await once(socket, 'data')) as [Buffer]
  expect(said.toString()).toContain('400 Bad Request')
  expect(listener.recorded).toEqual([])
})

test('Of very many headers only so many are taken', async () => {
  await using listener = await listening()
  const headers = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x-${index}`, '1']))
  await post(listener.url, { headers })
  expect(listener.recorded[0]?.arrival.headers.length).toBeLessThanOrEqual(listenerLimits.headers)
})

test('A connection is broken where that is what the scenario wants', async () => {
  await using listener = await listening(() => ({ kind: 'reset' }))
  await expect(post(listener.url)).rejects.toThrow('fetch failed')
  expect(listener.recorded.map(({ ending }) => ending)).toEqual([{ kind: 'reset' }])
})

test('A caller who does not wait for the answer has left', async () => {
  let answer: (() => void) | undefined
  await using listener = await listening(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ kind: 'status', status: 200 })
      }),
  )
  const call = request(listener.url, { method: 'POST' })
  call.on('error', () => undefined)
  call.end('a')
  await expect.poll(() => answer).toBeDefined()
  call.destroy()
  await expect.poll(() => listener.recorded.map(({ ending }) => ending)).toEqual([{ kind: 'left' }])
})

test('An answer that is not decided on is none in the end', async () => {
  await using listener = await listening(() => new Promise(() => undefined), { replyTime: 20 })
  await expect(post(listener.url)).rejects.toThrow('fetch failed')
})

test('A request that never comes to its end is cut, and so is every connection when the listener closes', async () => {
  const listener = await listening()
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nonly this')
  await once(socket, 'connect')
  const cut = new Promise((resolve) => void socket.once('close', resolve))
  await listener.close()
  await cut
  expect(listener.recorded).toEqual([])
})

test('A port that is taken is told as such', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const settings = { ...here, port, patience: 1 }
  const error = await openListener(settings, { now: () => 0, record: () => 1 }).catch(
    (one: unknown) => one,
  )
  other.close()
  expect(whyNotListening(settings, error)).toBe(
    `The listener cannot listen on port ${port} of 127.0.0.1: something else listens there already.`,
  )
})
