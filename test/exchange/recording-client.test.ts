import { expect, test } from '@playwright/test'
import type { RequestListener } from 'node:http'
import type { Exchange } from '../../src/exchange/exchange.js'
import { limitInFlight } from '../../src/exchange/in-flight.js'
import type { Message } from '../../src/exchange/message.js'
import { createRecordingClient } from '../../src/exchange/create-recording-client.js'
import type { RecordingClient } from '../../src/exchange/recording-client.js'
import { createRecorder } from '../../src/exchange/recorder.js'
import { createRedactor } from '../../src/exchange/redactor.js'
import { replayTransport } from '../../src/exchange/replay-transport.js'
import type { Transport } from '../../src/exchange/transport.js'
import { undiciTransport } from '../../src/exchange/undici-transport.js'
import { serve } from './serve.js'

const secret = 'top-secret-token'
const now = Date.parse('2025-06-01T12:00:00Z')

interface EvidenceBudget extends AsyncDisposable {
  readonly client: RecordingClient
  readonly exchanges: Exchange[]
  /** Milliseconds that someone slept, in order. */
  readonly slept: number[]
}

function openServices(
  origin: string,
  transport: Transport = undiciTransport(),
  onSleep: () => void = () => {},
): EvidenceBudget {
  const exchanges: Exchange[] = []
  const slept: number[] = []
  let passed = 0
  const clock = {
    now: () => now + passed,
    sleep: async (milliseconds: number, signal?: AbortSignal) => {
      slept.push(milliseconds)
      passed += milliseconds
      onSleep()
      signal?.throwIfAborted()
    },
  }
  const redactor = createRedactor()
  redactor.learn(secret, 'token', 'ASSAY_TOKEN')
  const recorder = createRecorder({ redactor, clock, sink: (one) => void exchanges.push(one) })
  const inFlight = limitInFlight(4)
  const patience = { maxWait: 60_000, maxTries: 4, forStrangers: 60_000 }
  const client = createRecordingClient({ transport, recorder, origin, inFlight, clock, patience })
  return { client, exchanges, slept, [Symbol.asyncDispose]: () => transport.close() }
}

const message = (url: string, rest: Partial<Message> = {}): Message => ({
  actor: 'customer',
  credentials: [['Authorization', `Bearer ${secret}`]],
  method: 'GET',
  url,
  headers: [],
  ...rest,
})

const echo: RequestListener = (request, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ authorization: request.headers.authorization ?? 'none' }))
}

const shown = (exchange: Exchange) =>
  exchange.outcome.kind === 'response' ? exchange.outcome.body?.text : exchange.outcome.message

test('The scenario gets what came; the recording has tokens in place of secrets, and is frozen', async () => {
  await using bank = await serve(echo)
  await using services = openServices(bank.origin)
  const { exchange, wire } = await services.client.send(
    message(`${bank.origin}/a?t=${secret}`, { operation: 'listAccounts', interface: 'accounts' }),
  )
  expect(wire.kind === 'response' && Buffer.from(wire.body).toString()).toContain(secret)
  expect(JSON.stringify(exchange)).not.toContain(secret)
  expect(exchange).toMatchObject({
    number: 1,
    actor: 'customer',
    interface: 'accounts',
    operation: 'listAccounts',
    request: {
      url: expect.stringMatching(/\/a\?t=‹token·[0-9a-f]{4}›$/),
      headers: expect.arrayContaining([
        ['Authorization', expect.stringMatching(/^Bearer ‹token·[0-9a-f]{4}›$/)],
        ['user-agent', expect.stringMatching(/^assay\//)],
      ]),
    },
    outcome: { body: { text: expect.stringMatching(/^\{"authorization":"Bearer ‹token·/) } },
  })
  expect(Object.isFrozen(exchange.request.headers)).toBe(true)
  expect(services.exchanges).toEqual([exchange])
})

test('Credentials are withheld from every origin but that of the target', async () => {
  await using bank = await serve(echo)
  await using stranger = await serve(echo)
  await using services = openServices(bank.origin)
  const seen = async (url: string) => shown((await services.client.send(message(url))).exchange)
  expect(await seen(`${bank.origin}/x`)).toContain('Bearer')
  expect(await seen(`${bank.origin}?x`)).toContain('Bearer')
  expect(await seen(`${stranger.origin}/x`)).toContain('none')
  const disguised = bank.origin.replace('//', '//user@').replace(bank.host, stranger.host)
  expect(await seen(`${disguised}/x`)).toContain('none')
  expect(await seen(`http://${bank.host}@${stranger.host}/x`)).toContain('none')
  expect(await seen(`http://localhost:${bank.host.split(':')[1]}/x`)).not.toContain('Bearer')
})

test('A header of the message takes precedence over a credential of the same name', async () => {
  await using bank = await serve(echo)
  await using services = openServices(bank.origin)
  const headers = [['authorization', 'Bearer wrong']] as const
  const { wire } = await services.client.send(message(`${bank.origin}/`, { headers }))
  expect(wire.kind === 'response' && Buffer.from(wire.body).toString()).toContain('"Bearer wrong"')
})

/** Answers 429 with each of these Retry-After values in turn, then 200. */
const limited = (values: (string | undefined)[], date?: string) => {
  const left = [...values]
  return serve((_, response) => {
    if (date) response.setHeader('Date', date)
    else response.sendDate = false
    const more = left.length > 0
    const value = left.shift()
    if (value !== undefined) response.setHeader('Retry-After', value)
    response.writeHead(more ? 429 : 200).end()
  })
}

test('Strangers who are limited hold no actor back, and are given up after their time', async () => {
  const refused = { refuse: true }
  await using bank = await serve(({ headers }, response) => {
    const isStranger = headers.authorization === undefined
    if (isStranger && refused.refuse) response.setHeader('Retry-After', '25')
    response.writeHead(isStranger && refused.refuse ? 429 : 200).end()
  })
  await using services = openServices(bank.origin)
  const { client, slept } = services
  const stranger = message(`${bank.origin}/`, { credentials: [], isStranger: true })
  const many = [client.send(stranger), client.send(stranger)]
  expect((await client.send(message(`${bank.origin}/`))).wire).toMatchObject({ status: 200 })
  const ends = await Promise.allSettled(many)
  expect(ends.map((end) => end.status === 'rejected' && end.reason.name)).toEqual([
    'LockedOut',
    'LockedOut',
  ])
  expect(slept.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_000)
  refused.refuse = false
  const sent = services.exchanges.length
  await expect(client.send(stranger)).rejects.toThrow('locked out')
  expect(services.exchanges).toHaveLength(sent)
  expect((await client.send(message(`${bank.origin}/`))).wire).toMatchObject({ status: 200 })
})

test('A 429 is waited out as the target asks, in whichever form it says so', async () => {
  const forms: [string, number][] = [
    ['7', 7000],
    ['0', 0],
    ['Sun, 01 Jun 2025 12:00:05 GMT', 5000],
    ['Sunday, 01-Jun-25 12:00:05 GMT', 5000],
    ['Sun Jun  1 12:00:05 2025', 5000],
    ['2025-06-01T12:00:09Z', 9000],
    ['2025-06-01T14:00:09.5+02:00', 9500],
    // Too long, past, or not to be understood.
    ['86400', 60_000],
    ['2025-06-01T11:00:00Z', 1000],
    ['soon', 1000],
  ]
  for (const [value, wait] of forms) {
    await using bank = await limited([value])
    await using services = openServices(bank.origin)
    const { exchange } = await services.client.send(message(`${bank.origin}/`))
    expect(exchange.outcome).toMatchObject({ status: 200 })
    expect(services.slept, value).toEqual(wait === 0 ? [] : [wait])
    expect(services.exchanges.map(({ number }) => number)).toEqual([1, 2])
  }
})

test('A time is understood by the clock of the target, where it tells us', async () => {
  await using bank = await limited(['2031-01-01T00:00:03Z'], 'Wed, 01 Jan 2031 00:00:00 GMT')
  await using services = openServices(bank.origin)
  await services.client.send(message(`${bank.origin}/`))
  expect(services.slept).toEqual([3000])
})

test('Waiting doubles where the target does not say how long, and ends after some tries', async () => {
  await using bank = await limited(Array.from({ length: 9 }))
  await using services = openServices(bank.origin)
  const { exchange } = await services.client.send(message(`${bank.origin}/`))
  expect(exchange).toMatchObject({ number: 4, outcome: { status: 429 } })
  expect(services.slept).toEqual([1000, 2000, 4000])
})

test('A scenario that wants to see a 429 gets it', async () => {
  await using bank = await limited(['1'])
  await using services = openServices(bank.origin)
  const { exchange } = await services.client.send(message(`${bank.origin}/`, { waitOut429: false }))
  expect(exchange.outcome).toMatchObject({ status: 429 })
  expect(services.slept).toEqual([])
})

test('A stop during the wait gives the last answer, and before sending a failure', async () => {
  const stop = new AbortController()
  await using bank = await limited(['5', '5'])
  await using services = openServices(bank.origin, undiciTransport(), () => stop.abort())
  const stoppable = message(`${bank.origin}/`, { signal: stop.signal })
  const { exchange } = await services.client.send(stoppable)
  expect(exchange).toMatchObject({ number: 1, outcome: { status: 429 } })
  const { exchange: never } = await services.client.send(stoppable)
  expect(never.outcome).toEqual({
    kind: 'failure',
    failure: 'aborted',
    message: 'the request was stopped before it was sent',
  })
})

test('One signal may stop a whole run, without a warning of Node', async () => {
  const warnings: Error[] = []
  const onWarning = (warning: Error) => void warnings.push(warning)
  process.on('warning', onWarning)
  await using bank = await serve((_, response) => void setImmediate(() => response.end()))
  await using services = openServices(bank.origin)
  const { signal } = new AbortController()
  await Promise.all(
    Array.from({ length: 40 }, () => services.client.send(message(`${bank.origin}/`, { signal }))),
  )
  process.off('warning', onWarning)
  expect(services.exchanges).toHaveLength(40)
  expect(warnings).toEqual([])
})

test('No more requests are under way than allowed', async () => {
  let [current, most] = [0, 0]
  await using bank = await serve((_, response) => {
    most = Math.max(most, ++current)
    setImmediate(() => response.end(() => current--))
  })
  await using services = openServices(bank.origin)
  await Promise.all(
    Array.from({ length: 40 }, () => services.client.send(message(`${bank.origin}/`))),
  )
  expect(services.exchanges).toHaveLength(40)
  expect(most).toBeLessThanOrEqual(4)
  // Those that waited for a place say that they were asked for before anything had ended.
  const waited = services.exchanges.filter(({ since = 0 }) => since > 0)
  expect(waited).toHaveLength(36)
  expect(waited.map(({ asked }) => asked)).toEqual(waited.map(() => 0))
})

test('Bodies are recorded as text if they are UTF-8, else as Base64, without secrets in both', async () => {
  const bodies = [Buffer.from('\ufeffgrün'), Buffer.from([0xff, ...Buffer.from(secret), 0xfe])]
  await using bank = await serve((request, response) => {
    response.end(bodies[Number(request.url?.slice(1))])
  })
  await using services = openServices(bank.origin)
  const [text, binary] = await Promise.all(
    [0, 1].map((index) => services.client.send(message(`${bank.origin}/${index}`))),
  )
  expect(text?.exchange.outcome).toMatchObject({ body: { text: '\ufeffgrün', bytes: 8 } })
  const outcome = binary?.exchange.outcome
  const base64 = outcome?.kind === 'response' ? (outcome.body?.base64 ?? '') : ''
  const bytes = Buffer.from(base64, 'base64')
  expect([bytes[0], bytes.at(-1)]).toEqual([0xff, 0xfe])
  expect(bytes.subarray(1, -1).toString()).toMatch(/^‹token·[0-9a-f]{4}›$/)
})

test('A recording gives the same answers as the target did', async () => {
  let visits = 0
  const bank = await serve((request, response) => {
    if (request.url === '/broken') return void request.socket.resetAndDestroy()
    if (request.url === '/binary') return void response.end(Buffer.from([0xff, 0x00]))
    if (request.headers['if-none-match']) return void response.writeHead(304).end()
    request.toArray().then((parts) => {
      response.writeHead(200, { 'Set-Cookie': ['a=1', 'b=2'] })
      response.end(JSON.stringify([request.url, visits++, Buffer.concat(parts).toString()]))
    })
  })
  const asked: Message[] = [
    message(`${bank.origin}/x?t=${secret}`),
    message(`${bank.origin}/x`),
    message(`${bank.origin}/x`),
    message(`${bank.origin}/x`, { headers: [['If-None-Match', '"1"']] }),
    message(`${bank.origin}/x`, { method: 'POST', body: Buffer.from(`client_secret=${secret}`) }),
    message(`${bank.origin}/x`, { method: 'POST', body: Buffer.from('{"a":1}') }),
    message(`${bank.origin}/binary`),
    message(`${bank.origin}/broken`),
  ]
  const live = openServices(bank.origin)
  for (const one of asked) await live.client.send(one)
  await live[Symbol.asyncDispose]()
  await bank[Symbol.asyncDispose]()

  const elsewhere = 'http://bank.invalid'
  const again = openServices(elsewhere, replayTransport(live.exchanges))
  const [, , , conditional, ...rest] = asked
  // The conditional request is asked first: it must not take the answer to an unconditional one.
  for (const one of [conditional, ...asked.slice(0, 3), ...rest]) {
    if (one) await again.client.send({ ...one, url: one.url.replace(bank.origin, elsewhere) })
  }
  const outcomes = live.exchanges.map(({ outcome }) => outcome)
  const [head, ...tail] = again.exchanges.map(({ outcome }) => outcome)
  expect([...tail.slice(0, 3), head, ...tail.slice(3)]).toEqual(outcomes)

  const { exchange: repeated } = await again.client.send(message(`${elsewhere}/x`))
  expect(repeated.outcome).toEqual(outcomes[2])
  const { exchange: unknown } = await again.client.send(message(`${elsewhere}/y`))
  expect(unknown.outcome).toEqual({
    kind: 'failure',
    failure: 'unrecorded',
    message: 'the recording has no GET http://bank.invalid/y',
  })
})
