import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDeliveryHandlers } from '../../exchange/delivery-handlers.js'
import type { Arrival, DeliveryOutcome, Listener, Reply } from '../../exchange/delivery.js'
import { listenerLimits } from './listener-limits.js'
import type { ListenerSettings } from './listener-settings.js'
import { readArrival } from './read-arrival.js'
import { sendReply } from './send-reply.js'

export interface OpenListener extends Listener {
  /** Cuts connections that are still open. */
  close(): Promise<void>
}

export interface ListenerParts {
  /** Records an arrival with how it ended; gives the number of the exchange. */
  readonly record: (
    arrival: Arrival,
    ending: DeliveryOutcome,
    scenario: string | undefined,
  ) => number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly limits?: typeof listenerLimits
}

/**
 * Opens the listener that push deliveries of the target come to. Callers are untrusted: size, number and
 * time are bounded, and nothing of what arrives is looked at here.
 *
 * @throws Error of node:net when it cannot listen there (EADDRINUSE, EACCES, EADDRNOTAVAIL)
 */
export async function openListener(
  { host, port, publicUrl }: Omit<ListenerSettings, 'patience'>,
  { record, now, limits = listenerLimits }: ListenerParts,
): Promise<OpenListener> {
  const handlers = openDeliveryHandlers()
  let [arrivals, bytes] = [0, 0]
  const closing = new AbortController()

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new AbortController()
    response.once('close', () => left.abort())
    const isOneTooMany = ++arrivals > limits.arrivals || bytes > limits.allBytes
    if (isOneTooMany) handlers.missed()
    const arrival = isOneTooMany ? undefined : await readArrival(request, limits, now())
    if (arrival === undefined) return turnAway(response, isOneTooMany ? 503 : 413)
    bytes += arrival.body.length
    const { reply, ended, scenario } = handlers.of(arrival)
    const ending = await sendReply(
      response,
      await inTime(
        reply(arrival),
        limits.replyTime,
        AbortSignal.any([left.signal, closing.signal]),
      ),
      left.signal,
    )
    ended(arrival, ending, record(arrival, ending, scenario))
  }

  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      requestTimeout: limits.arrivalTime,
      headersTimeout: limits.arrivalTime,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => void take(request, response).catch(() => response.destroy()),
  )
  server.maxHeadersCount = limits.headers
  server.maxConnections = limits.connections
  server.listen(port, host)
  await once(server, 'listening')
  const { port: chosen } = server.address() as AddressInfo
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`
  return {
    url: publicUrl ?? own,
    attend: handlers.add,
    async close() {
      closing.abort()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Says so, and reads no further. */
function turnAway(response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close' })
  response.end(() => response.socket?.destroySoon())
}

/** An answer that is not decided in time is none: the connection is broken. */
function inTime(reply: Reply | Promise<Reply>, time: number, ended: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const broken = (): void => resolve({ kind: 'reset' })
    const timer = setTimeout(broken, time)
    ended.addEventListener('abort', broken, { once: true })
    Promise.resolve(reply)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
