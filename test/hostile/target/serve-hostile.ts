import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createBank } from '../../../src/reference/create-bank.js'
import type { Asked, Misbehaviour, TargetState, Told } from './misbehaviour.js'
import { hostileSecrets } from './hostile-secrets.js'
import { tell } from './tell.js'

export interface HostileTarget extends AsyncDisposable {
  readonly origin: string
  readonly baseUrl: string
  /** Requests that came in. */
  asked(): number
  /** Requests that came to the stranger: there may be none. */
  strays(): readonly string[]
}

/** Opens a reference bank behind a server that misbehaves in the given ways, one after the other. */
export async function serveHostile(
  ways: readonly Misbehaviour[],
  extraAccounts = 110,
): Promise<HostileTarget> {
  const bank = createBank({ extraAccounts })
  const strays: string[] = []
  const stranger = await listen(({ method, url, headers }, response) => {
    strays.push(`${method} ${url} ${JSON.stringify(headers)}`)
    response.end('{}')
  })
  let number = 0

  const honest = async ({ method, url, headers, body }: Asked): Promise<Told> => {
    const response = await bank.fetch(
      new Request(target.origin + url, {
        method,
        headers,
        body: body.length > 0 ? new Uint8Array(body) : undefined,
      }),
    )
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'content-length'),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  const target = await listen(async (request, response) => {
    const asked = await read(request, (number += 1))
    let answer = await honest(asked)
    const scene: TargetState = {
      origin: target.origin,
      stranger: stranger.origin,
      secrets: Object.values(hostileSecrets),
    }
    for (const way of ways) {
      if (way.when && !way.when(asked)) continue
      if (way.spoil) answer = way.spoil(answer, asked, scene)
      if (way.seize) return way.seize(request.socket, answer, asked, scene)
    }
    tell(response, request.method === 'HEAD' ? { ...answer, body: Buffer.alloc(0) } : answer)
  })

  return {
    origin: target.origin,
    baseUrl: `${target.origin}/api`,
    asked: () => number,
    strays: () => strays,
    async [Symbol.asyncDispose]() {
      bank.close()
      await Promise.all([target.close(), stranger.close()])
    },
  }
}

async function read(request: IncomingMessage, number: number): Promise<Asked> {
  const { method = '', url = '', headers } = request
  const hopByHop = ['connection', 'transfer-encoding', 'content-length', 'host', 'expect']
  return {
    number,
    method,
    url,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !hopByHop.includes(name))
        .map(([name, value]) => [name, honestly(String(value))]),
    ),
    body: Buffer.concat(await request.toArray()),
  }
}

/** The bank knows its customers by other secrets. */
const honestly = (value: string): string =>
  Object.entries(hostileSecrets).reduce(
    (text, [own, secret]) => text.replaceAll(secret, honestOf(own)),
    value,
  )

const honestOf = (name: string): string =>
  ({
    HOSTILE_KEY: 'reference-bank-application-key',
    HOSTILE_TOKEN: 'reference-bank-token-of-the-customer',
    HOSTILE_OTHER_TOKEN: 'reference-bank-token-of-the-other-customer',
  })[name] ?? ''

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
) {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    // Anyone who asked may have left in the meantime.
    void Promise.resolve(answer(request, response)).catch(() => request.socket.destroy())
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      for (const socket of sockets) socket.destroy()
      server.close()
      await closed
    },
  }
}
