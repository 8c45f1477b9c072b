import type { Socket } from 'node:net'
import { Agent } from 'undici'
import { throttleSockets } from './throttle-sockets.js'
import { decodeBody, isCoded } from './decode-body.js'
import { withDefaultHeaders } from './default-headers.js'
import type { Failure } from './exchange.js'
import { openConnector } from './open-connector.js'
import { receiveAnswer } from './receive-answer.js'
import { requestTarget } from './request-target.js'
import { defaultLimits, type TransportLimits } from './transport-limits.js'
import type { Transport, WireOutcome, WireRequest } from './transport.js'
import { type Break, watchSocket } from './watch-socket.js'

/** A kept-alive connection may have been closed under our hands; so often a read is sent anew. */
const mostAttempts = 3
/** Milliseconds without an answer after which a server may take a connection for idle. */
const idleTime = 500

/**
 * Sends over the network: HTTP/1.1, connections kept alive and capped per origin, no redirect followed,
 * no body asked for in compressed form. `close` breaks off what is still under way.
 *
 * @param limits what a target may take of our time and memory; `connections` should not be lower than
 *   the number of requests in flight, as waiting for a connection counts as waiting for the target.
 * @param onConnect called with each connection and the host that it leads to
 */
export function undiciTransport(
  limits: TransportLimits = {},
  onConnect?: (socket: Socket, host: string) => void,
): Transport {
  const bounds = { ...defaultLimits, ...limits }
  const breaks = new WeakMap<Error, Break>()
  const throttles = throttleSockets()
  const connect = openConnector({ timeout: bounds.connectTimeout })
  const agent = new Agent({
    connections: bounds.connections,
    maxHeaderSize: bounds.maxHeaderBytes,
    connect: (options, callback) =>
      connect(options, (...result) => {
        const [, socket] = result
        if (socket) {
          onConnect?.(socket, options.hostname)
          watchSocket(socket, (error, seen) => breaks.set(error, seen))
          throttles.fit(socket)
        }
        callback(...result)
      }),
  })

  /** The connection had served an answer before, and broke before it brought a byte of this one. */
  const wasStale = (error: Error) => breaks.get(error)?.servedAt !== undefined

  /**
   * A server may close a connection that is idle at any time, and a request may just be on its way then
   * (RFC 9112, 9.5): such a break is not held against the target.
   */
  const wasIdle = (error: Error | undefined, asked: number) =>
    asked - ((error && breaks.get(error)?.servedAt) ?? asked) >= idleTime

  async function attempt(request: WireRequest, started: number): Promise<WireOutcome> {
    const target = requestTarget(request.url)
    const complete = { ...request, headers: withDefaultHeaders(request.headers) }
    const deadline = started + bounds.totalTimeout
    const { signal } = request
    const repeatable = request.method === 'GET' || request.method === 'HEAD'
    let broken = 0
    for (let attempts = 1; ; attempts++) {
      const asked = performance.now()
      const answer = await receiveAnswer(
        agent,
        complete,
        target,
        bounds,
        deadline,
        throttles.current,
      )
      if (answer.kind === 'answer') {
        const { status, headers, headAt } = answer
        // A small body may be decoded into a large one.
        const room = isCoded(headers) && request.place?.claim(2 * bounds.maxBodyBytes, signal)
        if (room && !(await hasCome(room))) return failed(stopped(target.host), started, broken)
        const body = await decodeBody(answer.body, headers, bounds.maxBodyBytes, target.host)
        if ('kind' in body) return failed(body, started, broken)
        const coded = body !== answer.body && { encodedBytes: answer.body.length }
        const [head, total] = [headAt - started, performance.now() - started]
        const seen = broken > 0 && { broken }
        return { kind: 'response', status, headers, body, head, total, ...coded, ...seen }
      }
      const reset = answer.failure.failure === 'reset'
      if (reset && !wasIdle(answer.error, asked)) broken += 1
      const again =
        repeatable &&
        attempts < mostAttempts &&
        !answer.begun &&
        reset &&
        answer.error !== undefined &&
        wasStale(answer.error)
      if (!again) return failed(answer.failure, started, broken)
    }
  }

  return {
    async send(request) {
      const started = performance.now()
      try {
        return await attempt(request, started)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const message = `the request cannot be sent to ${request.url}: ${reason}`
        return failed({ kind: 'failure', failure: 'unreachable', message }, started)
      }
    },
    close: () => agent.destroy(),
  }
}

const hasCome = (room: Promise<void>): Promise<boolean> =>
  room.then(
    () => true,
    () => false,
  )

const stopped = (host: string): Failure => ({
  kind: 'failure',
  failure: 'aborted',
  message: `the request to ${host} was stopped`,
})

function failed(failure: Failure, started: number, broken = 0): WireOutcome {
  return { ...failure, total: performance.now() - started, broken: broken > 0 ? broken : undefined }
}
