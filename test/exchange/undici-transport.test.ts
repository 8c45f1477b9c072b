import { expect, test } from '@playwright/test'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import type { Socket } from 'node:net'
import { undiciTransport } from '../../src/exchange/undici-transport.js'
import type { TransportLimits } from '../../src/exchange/transport-limits.js'
import type { WireOutcome, WireRequest } from '../../src/exchange/transport.js'
import { serve } from './serve.js'

async function send(
  url: string,
  limits: TransportLimits = {},
  rest: Partial<WireRequest> = {},
): Promise<WireOutcome> {
  const transport = undiciTransport(limits)
  try {
    return await transport.send({ method: 'GET', url, headers: [], ...rest })
  } finally {
    await transport.close()
  }
}

/** Answers every request with these bytes, however it reads. */
const raw = (answer: string, then: (socket: Socket) => void = () => {}) =>
  serve((socket) => {
    socket.once('data', () => socket.write(answer, 'latin1', () => then(socket)))
  }, 'tcp')

const failure = (kind: string, message: string | RegExp) =>
  expect.objectContaining({
    kind: 'failure',
    failure: kind,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })

test('Header fields keep their letter case, their order and their repetitions', async () => {
  await using bank = await raw(
    'HTTP/1.1 200 OK\r\nX-ONE: a\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nx-cafe: é\r\nContent-Length: 2\r\n\r\nok',
  )
  const answer = await send(`${bank.origin}/`)
  expect(answer).toMatchObject({ kind: 'response', status: 200 })
  expect(answer.kind === 'response' && answer.headers).toEqual([
    ['X-ONE', 'a'],
    ['Set-Cookie', 'a=1'],
    ['set-cookie', 'b=2'],
    ['x-cafe', 'é'],
    ['Content-Length', '2'],
  ])
  expect(answer.kind === 'response' && Buffer.from(answer.body).toString()).toBe('ok')
})

test('Blanks around the value of a header field are no part of it', async () => {
  await using bank = await raw(
    'HTTP/1.1 200 OK\r\nETag: \t "a b"  \t\r\nContent-Type:application/json \r\nx-none: \t \r\nContent-Length: 0\r\n\r\n',
  )
  const answer = await send(`${bank.origin}/`)
  expect(answer.kind === 'response' && answer.headers).toEqual([
    ['ETag', '"a b"'],
    ['Content-Type', 'application/json'],
    ['x-none', ''],
    ['Content-Length', '0'],
  ])
})

for (const [what, answer, body] of [
  ['304 with the length of what is not sent', '304 Not Modified\r\nContent-Length: 5\r\n\r\n', ''],
  ['304 with a body', '304 Not Modified\r\n\r\n{"a":1}', '{"a":1}'],
  ['204 with a body', '204 No Content\r\nContent-Length: 5\r\n\r\nhello', 'hello'],
  ['204 after an interim answer', '103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n', ''],
  ['204 without a body', '204 No Content\r\n\r\n', ''],
] as const)
  test(`A ${what} is an answer, and what came behind its head is seen`, async () => {
    await using bank = await raw(`HTTP/1.1 ${answer}`)
    const seen = await send(`${bank.origin}/`)
    expect(seen).toMatchObject({
      kind: 'response',
      status: Number(/[23]0[34] [NM]/.exec(answer)?.[0].slice(0, 3)),
    })
    expect(seen.kind === 'response' && Buffer.from(seen.body).toString()).toBe(body)
  })

test('A request goes out as the caller wrote it, with an agent and no compression unless told', async () => {
  await using bank = await serve((request, response) => {
    const headers = request.rawHeaders.filter((name) => !/^(host|connection)$/i.test(name))
    response.end(JSON.stringify([request.method, request.url, headers]))
  })
  const seen = async (path: string, rest: Partial<WireRequest> = {}) => {
    const answer = await send(`${bank.origin}${path}`, {}, rest)
    return answer.kind === 'response' ? Buffer.from(answer.body).toString() : answer.message
  }
  expect(await seen('/a/%2e%2e/b?accounts=x,y|z')).toContain('"GET","/a/%2e%2e/b?accounts=x,y|z"')
  expect(await seen('/')).toMatch(
    /"user-agent","assay\/\d+\.\d+\.\d+","accept-encoding","identity"/,
  )
  const own = {
    headers: [
      ['User-Agent', 'mine'],
      ['X-Twice', '1'],
      ['X-Twice', '2'],
    ],
  } as const
  expect(await seen('/', own)).toContain('"User-Agent","mine","X-Twice","1","X-Twice","2"')
  expect(await seen('/', own)).not.toContain('assay/')
})

test('A redirect is shown, not followed', async () => {
  const paths: (string | undefined)[] = []
  await using bank = await serve((request, response) => {
    paths.push(request.url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await send(`${bank.origin}/here`)).toMatchObject({ kind: 'response', status: 302 })
  expect(paths).toEqual(['/here'])
})

test('An early hint is not taken for the answer', async () => {
  await using bank = await serve((_, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' })
    response.end('done')
  })
  expect(await send(`${bank.origin}/`)).toMatchObject({ kind: 'response', status: 200 })
})

test('A body beyond the limit is cut off, whether its size is announced or it never ends', async () => {
  await using announced = await serve((_, response) => response.end(Buffer.alloc(5000)))
  expect(await send(`${announced.origin}/`, { maxBodyBytes: 4999 })).toEqual(
    failure('too-large', `the body from ${announced.host} exceeds 4999 bytes`),
  )
  expect(await send(`${announced.origin}/`, { maxBodyBytes: 5000 })).toMatchObject({ status: 200 })

  await using endless = await serve((_, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65536)));
      response.once('drain', more)
    }
    more()
  })
  expect(await send(`${endless.origin}/`, { maxBodyBytes: 1_000_000 })).toEqual(
    failure('too-large', /exceeds 1000000 bytes/),
  )
})

test('A response head beyond the limit is refused', async () => {
  await using bank = await raw(`HTTP/1.1 200 OK\r\nX-Long: ${'a'.repeat(3000)}\r\n\r\n`)
  expect(await send(`${bank.origin}/`, { maxHeaderBytes: 2048 })).toEqual(
    failure('too-large', `the response head from ${bank.host} is too large`),
  )
})

test('A small compressed body that decodes into a large one is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(2_000_000))
  await using bank = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  })
  expect(bomb.length).toBeLessThan(10_000)
  expect(await send(`${bank.origin}/`, { maxBodyBytes: 1_000_000 })).toEqual(
    failure('too-large', /exceeds 1000000 bytes once it is decoded/),
  )
})

test('A body that is compressed unasked is decoded', async () => {
  const text = 'Guten Tag, '.repeat(50)
  const codings: Record<string, Buffer> = {
    gzip: gzipSync(text),
    'X-Gzip': gzipSync(text),
    deflate: deflateSync(text),
    'deflate ': deflateRawSync(text),
    br: brotliCompressSync(text),
    'gzip, br': brotliCompressSync(gzipSync(text)),
  }
  await using bank = await serve((request, response) => {
    const coding = decodeURIComponent((request.url ?? '').slice(1))
    response.writeHead(200, { 'content-encoding': coding }).end(codings[coding])
  })
  for (const [coding, bytes] of Object.entries(codings)) {
    const answer = await send(`${bank.origin}/${encodeURIComponent(coding)}`)
    expect(answer, coding).toMatchObject({ kind: 'response', encodedBytes: bytes.length })
    expect(answer.kind === 'response' && Buffer.from(answer.body).toString()).toBe(text)
  }
})

test('A body that is not what its coding says is malformed; an unknown coding is left alone', async () => {
  await using bank = await serve((request, response) => {
    const coding = (request.url ?? '').slice(1)
    response.writeHead(200, { 'content-encoding': coding }).end('plain')
  })
  expect(await send(`${bank.origin}/gzip`)).toEqual(
    failure(
      'malformed',
      `the body from ${bank.host} is labelled gzip but cannot be decoded as such`,
    ),
  )
  expect(await send(`${bank.origin}/br,br,br,br`)).toEqual(
    failure('malformed', /4 content codings/),
  )
  expect(await send(`${bank.origin}/rot13`)).toMatchObject({ body: Buffer.from('plain') })
})

test('Each way to keep us waiting has its own limit and its own message', async () => {
  await using mute = await serve(() => {})
  expect(await send(`${mute.origin}/`, { headTimeout: 30 })).toEqual(
    failure('timeout', `${mute.host} did not begin to answer within 30 ms`),
  )
  await using stuck = await serve((_, response) => void response.write('beginning'))
  expect(await send(`${stuck.origin}/`, { bodyTimeout: 30 })).toEqual(
    failure('timeout', `${stuck.host} fell silent for 30 ms in the middle of its answer`),
  )
  await using dripping = await serve((_, response) => {
    const drip = setInterval(() => response.write('.'), 2)
    response.on('close', () => clearInterval(drip))
  })
  expect(await send(`${dripping.origin}/`, { totalTimeout: 60 })).toEqual(
    failure('timeout', `the answer of ${dripping.host} was not complete within 60 ms`),
  )
})

test('A connection that breaks is a reset, before, in and after the head', async () => {
  await using before = await serve(
    (socket) => socket.once('data', () => socket.resetAndDestroy()),
    'tcp',
  )
  expect(await send(`${before.origin}/`)).toEqual(
    failure('reset', `${before.host} broke off the connection`),
  )
  await using within = await raw('HTTP/1.1 200 OK\r\nX-Half', (socket) => socket.end())
  expect(await send(`${within.origin}/`)).toEqual(failure('reset', /before its answer was whole/))
  await using chunked = await raw(
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhal',
    (socket) => socket.end(),
  )
  expect(await send(`${chunked.origin}/`)).toEqual(failure('reset', /before its answer was whole/))
  await using short = await raw('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf', (s) => s.end())
  expect(await send(`${short.origin}/`)).toEqual(failure('reset', /before its answer was whole/))
})

test('What is not HTTP is malformed', async () => {
  await using ssh = await raw('SSH-2.0-OpenSSH_9.6\r\n')
  expect(await send(`${ssh.origin}/`)).toEqual(
    failure('malformed', /^what 127\.0\.0\.1:\d+ answered is not HTTP\/1\.1: /),
  )
  await using header = await raw('HTTP/1.1 200 OK\r\nBad Name: x\r\n\r\n')
  expect(await send(`${header.origin}/`)).toEqual(failure('malformed', /Invalid header token/))
})

test('A 100 Continue that nothing asked for is skipped', async () => {
  const interim = 'HTTP/1.1 100 Continue\r\nX-A: b\r\n\r\n'
  const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'
  await using together = await raw(`${interim}HTTP/1.1 103 Early Hints\r\n\r\n${interim}${answer}`)
  expect(await send(`${together.origin}/`)).toMatchObject({ kind: 'response', status: 200 })
  await using apart = await raw(interim, (socket) => setTimeout(() => socket.write(answer), 20))
  expect(await send(`${apart.origin}/`)).toMatchObject({ kind: 'response', status: 200 })
  const told = `HTTP/1.1 200 OK\r\nContent-Length: ${interim.length}\r\n\r\n`
  await using body = await raw(told, (socket) => setTimeout(() => socket.write(interim), 20))
  expect(await send(`${body.origin}/`)).toMatchObject({ body: Buffer.from(interim) })
})

test('Where no server listens, the message names the place', async () => {
  const gone = await serve(() => {})
  await gone[Symbol.asyncDispose]()
  expect(await send(`${gone.origin}/`)).toEqual(
    failure('unreachable', `nothing listens at ${gone.host}`),
  )
})

test('A server without TLS at an https address is a TLS failure that says so', async () => {
  await using bank = await serve((_, response) => response.end())
  expect(await send(bank.origin.replace('http', 'https'))).toEqual(
    failure('tls', /cannot be secured/),
  )
})

test('What cannot be sent fails and does not throw', async () => {
  await using bank = await serve((_, response) => response.end())
  const url = `${bank.origin}/`
  expect(await send('ftp://127.0.0.1/')).toEqual(failure('unreachable', /only http and https/))
  expect(await send('nowhere')).toEqual(failure('unreachable', /cannot be sent/))
  expect(await send(url, {}, { headers: [['a b', 'c']] })).toEqual(
    failure('unreachable', /cannot be sent: invalid header key/),
  )
  expect(await send(url, {}, { headers: [['a', 'b\r\nc: d']] })).toEqual(
    failure('unreachable', /invalid a header/),
  )
})

test('An abort ends a request that is queued, under way or not yet begun', async () => {
  await using mute = await serve(() => {})
  const transport = undiciTransport({ connections: 1 })
  const stop = new AbortController()
  const ask = () =>
    transport.send({ method: 'GET', url: `${mute.origin}/`, headers: [], signal: stop.signal })
  const both = Promise.all([ask(), ask()])
  stop.abort()
  const stopped = failure('aborted', `the request to ${mute.host} was stopped`)
  expect(await both).toEqual([stopped, stopped])
  expect(await ask()).toEqual(stopped)
  await transport.close()
})

test('Closing the transport ends what is under way', async () => {
  await using mute = await serve(() => {})
  const transport = undiciTransport()
  const request = { method: 'GET', url: `${mute.origin}/`, headers: [] }
  const pending = transport.send(request)
  await transport.close()
  expect(await pending).toEqual(failure('aborted', 'the transport was closed'))
  expect(await transport.send(request)).toEqual(failure('aborted', 'the transport was closed'))
})

test('Connections are kept alive and never more than allowed', async () => {
  const sockets = new Set<unknown>()
  await using bank = await serve((request, response) => {
    sockets.add(request.socket)
    response.end('ok')
  })
  const transport = undiciTransport({ connections: 2 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      transport.send({ method: 'GET', url: `${bank.origin}/`, headers: [] }),
    ),
  )
  await transport.close()
  expect(answers.map((answer) => answer.kind)).toEqual(Array.from({ length: 20 }, () => 'response'))
  expect(sockets.size).toBe(2)
})

test('A read on a kept-alive connection that the server has given up is sent anew, a write is not', async () => {
  let connections = 0
  await using bank = await serve((socket) => {
    connections++
    let requests = 0
    // Serves one request per connection without saying so, and drops the connection at the next.
    socket.on('data', () => {
      if (++requests === 2) socket.resetAndDestroy()
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
    })
  }, 'tcp')
  const transport = undiciTransport()
  const ask = (method: string) => transport.send({ method, url: `${bank.origin}/`, headers: [] })
  expect(await ask('GET')).toMatchObject({ status: 200 })
  expect(await ask('GET')).toMatchObject({ status: 200 })
  expect(connections).toBe(2)
  expect(await ask('POST')).toEqual(failure('reset', `${bank.host} broke off the connection`))
  await transport.close()
})

test('A connection that breaks under a request is counted, one that was idle is not', async () => {
  // Answers the first request of each connection, and drops it at the second.
  await using bank = await serve((socket) => {
    let requests = 0
    socket.on('data', () => {
      if (++requests === 2) socket.resetAndDestroy()
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
    })
  }, 'tcp')
  const transport = undiciTransport({ connections: 1 })
  const ask = (method = 'GET') => transport.send({ method, url: `${bank.origin}/`, headers: [] })
  const { now } = performance
  let time = now.call(performance)
  performance.now = () => time
  try {
    expect(await ask()).not.toHaveProperty('broken')
    expect(await ask()).toMatchObject({ status: 200, broken: 1 })
    expect(await ask('POST')).toMatchObject({ failure: 'reset', broken: 1 })
    await ask()
    time += 600
    const answer = await ask()
    expect(answer).toMatchObject({ status: 200 })
    expect(answer).not.toHaveProperty('broken')
  } finally {
    performance.now = now
  }
  await transport.close()
})

test('A server that closes after every answer serves many at once', async () => {
  await using bank = await serve((_, response) => {
    response.writeHead(200, { connection: 'close' }).end('ok')
  })
  const transport = undiciTransport({ connections: 8 })
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      transport.send({ method: 'GET', url: `${bank.origin}/`, headers: [] }),
    ),
  )
  await transport.close()
  expect(answers.filter((answer) => answer.kind === 'response')).toHaveLength(100)
})
