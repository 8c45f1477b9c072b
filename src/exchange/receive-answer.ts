import { setMaxListeners } from 'node:events'
import type { Dispatcher } from 'undici'
import type { Answer, NoAnswer } from './answer.js'
import { answerTimers } from './answer-timers.js'
import { bodyBuffer } from './body-buffer.js'
import { largeBody } from './body-budget.js'
import type { SocketThrottle } from './throttle-sockets.js'
import { isCoded } from './decode-body.js'
import type { Failure, Header } from './exchange.js'
import { failureOf } from './failure-of.js'
import { headerPairs } from './header-pairs.js'
import type { RequestTarget } from './request-target.js'
import type { TransportLimits } from './transport-limits.js'
import type { WireRequest } from './transport.js'

/**
 * Sends one request through a dispatcher and gathers the answer within the limits. Time stands still while a large
 * body waits for room: that is no fault of the target.
 *
 * @param deadline `performance.now()` at which the total time is used up.
 * @param throttleOf throttle of the connection whose bytes are being handled
 */
export function receiveAnswer(
  dispatcher: Dispatcher,
  request: WireRequest,
  { origin, host, path }: RequestTarget,
  limits: Required<TransportLimits>,
  deadline: number,
  throttleOf: () => SocketThrottle | undefined,
): Promise<Answer | NoAnswer> {
  return new Promise((resolve) => {
    const { signal } = request
    const body = bodyBuffer(limits.maxBodyBytes)
    let controller: Dispatcher.DispatchController | undefined
    let head: { status: number; headers: readonly Header[]; headAt: number } | undefined
    /** What came behind the head of an answer that has no body (RFC 9110, 6.4.1), which undici drops. */
    let behind: Buffer | undefined
    let throttle: SocketThrottle | undefined
    let begun = false
    let settled = false

    const settle = (answer: Answer | NoAnswer) => {
      if (settled) return
      settled = true
      timers.stop()
      // Another request may use the connection.
      if (throttle) setImmediate(throttle.release)
      signal?.removeEventListener('abort', onAbort)
      resolve(answer)
    }
    const stop = (failure: Failure['failure'], message: string) => {
      settle({ kind: 'none', failure: { kind: 'failure', failure, message }, begun })
      controller?.abort(new Error(message))
    }
    const onAbort = () => stop('aborted', `the request to ${host} was stopped`)
    const makeRoom = (headers: readonly Header[]) => {
      const announced = lengthOf(headers) || limits.maxBodyBytes
      const room = request.place?.claim(
        isCoded(headers) ? 2 * limits.maxBodyBytes : announced,
        signal,
      )
      if (room === undefined) return body.expect(announced)
      timers.pause()
      throttle = throttleOf()
      throttle?.hold()
      const receiveOn = () => {
        if (settled) return
        body.expect(announced)
        timers.resume()
        throttle?.release()
      }
      // One that was stopped while it waited has settled already.
      room.then(receiveOn, () => {})
    }

    const timers = answerTimers(host, limits, deadline, (because) => stop('timeout', because))
    if (signal?.aborted) return onAbort()
    if (signal) {
      // One signal stops a whole run: many listeners are no leak.
      setMaxListeners(0, signal)
      signal.addEventListener('abort', onAbort)
    }

    dispatcher.dispatch(
      {
        origin,
        path,
        method: request.method,
        headers: request.headers.flat(),
        body: request.body ?? null,
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(started) {
          controller = started
          // It may have been given up while it waited for a connection.
          if (settled) return started.abort(new Error('no longer wanted'))
          timers.awaitHead()
        },
        onResponseStarted() {
          begun = true
        },
        onResponseStart({ rawHeaders }, status) {
          // 1xx: the answer proper is still to come.
          if (status < 200) return
          head = { status, headers: headerPairs(rawHeaders), headAt: performance.now() }
          if (isBodiless(status)) behind = throttleOf()?.behindHead()
          const announced = lengthOf(head.headers)
          if (announced <= largeBody) body.expect(announced)
          timers.awaitBody()
        },
        onResponseData(_, chunk) {
          timers.heard()
          const before = body.length()
          if (body.append(chunk)) {
            if (head && before <= largeBody && body.length() > largeBody) makeRoom(head.headers)
            return
          }
          stop('too-large', `the body from ${host} exceeds ${limits.maxBodyBytes} bytes`)
        },
        onResponseEnd() {
          if (head) settle({ kind: 'answer', ...head, body: behind ?? body.take() })
        },
        onResponseError(_, error) {
          // A 304 may have the Content-Length of what is not sent again (RFC 9110, 8.6).
          if (head && isBodiless(head.status) && isOtherLength(error))
            return settle({ kind: 'answer', ...head, body: behind ?? body.take() })
          settle({ kind: 'none', failure: failureOf(error, host), error, begun })
        },
      },
    )
  })
}

const isBodiless = (status: number): boolean => status === 204 || status === 304

/** Whether less came than was announced. */
const isOtherLength = (error: Error): boolean =>
  'code' in error && error.code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'

/** Bytes that the head announces; 0 when it does not. */
function lengthOf(headers: readonly Header[]): number {
  const value = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : 0
}
