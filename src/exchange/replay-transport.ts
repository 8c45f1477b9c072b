import type { Exchange } from './exchange.js'
import { openReplayChoice, type ReplayEntry } from './open-replay-choice.js'
import { readWishes } from './read-wishes.js'
import { keyPattern, requestKey } from './request-key.js'
import { ofRenewal } from './send-renewed.js'
import type { Transport, WireOutcome } from './transport.js'

/** How a recording is read. */
interface ReplayOptions {
  /** What is sent in place of a secret of which the recording has a token; headers of credentials are not compared without. */
  readonly secrets?: ReadonlyMap<string, string>
  /** Waits until an exchange may answer. */
  hold?(exchange: Exchange, signal?: AbortSignal): Promise<void>
}

/** Why there is no answer, where its body was too long to be kept. */
export const cutAnswer = 'of this answer only the beginning was recorded'

/**
 * Answers from a recording instead of the network.
 *
 * A request is known by its method, its path and query, its body and its headers. Where the recording has a token,
 * any secret fits. A scenario gets the answers that it had, in their order, and the last one without end; what it had
 * none of, it gets of what others had. What is not in the recording gives an `unrecorded` failure.
 */
export function replayTransport(
  exchanges: Iterable<Exchange>,
  { secrets, hold }: ReplayOptions = {},
): Transport {
  const wishesOf = readWishes(secrets)
  const recorded = new Map<string, ReplayEntry[]>()
  const patterns: { readonly pattern: RegExp; readonly entries: ReplayEntry[] }[] = []
  for (const exchange of exchanges) {
    // Tokens do not end in a replay.
    if (exchange.scenario === ofRenewal) continue
    const { method, url, headers, body } = exchange.request
    const key = requestKey(method, url, body)
    const entry = { exchange, wishes: wishesOf(headers), used: false }
    const entries = recorded.get(key)
    if (entries) {
      entries.push(entry)
      continue
    }
    const first = [entry]
    recorded.set(key, first)
    const pattern = keyPattern(key)
    if (pattern) patterns.push({ pattern, entries: first })
  }
  const find = (key: string): readonly ReplayEntry[] =>
    recorded.get(key) ??
    patterns
      .flatMap(({ pattern, entries }) => (pattern.test(key) ? entries : []))
      .toSorted((one, other) => one.exchange.number - other.exchange.number)
  const choose = openReplayChoice()

  return {
    async send(request) {
      if (request.signal?.aborted) return failure('aborted', 'the request was stopped')
      const key = requestKey(request.method, request.url, request.body)
      const entry = choose(request, find(key), wishesOf(request.headers))
      if (!entry)
        return failure('unrecorded', `the recording has no ${request.method} ${request.url}`)
      try {
        await hold?.(entry.exchange, request.signal)
      } catch {
        return failure('aborted', 'the request was stopped')
      }
      return wireOutcome(entry.exchange)
    },
    async close() {},
  }
}

function wireOutcome({ outcome, timings }: Exchange): WireOutcome {
  const { head, total } = timings
  if (outcome.kind === 'failure') return { ...outcome, total }
  const { kind, status, headers, body } = outcome
  if (body?.cut) return { ...failure('unrecorded', cutAnswer), total }
  const bytes =
    body?.base64 === undefined ? Buffer.from(body?.text ?? '') : Buffer.from(body.base64, 'base64')
  const coded = body && body.bytes !== bytes.length && { encodedBytes: body.bytes }
  return { kind, status, headers, body: bytes, head, total, ...coded }
}

function failure(kind: 'aborted' | 'unrecorded', message: string): WireOutcome {
  return { kind: 'failure', failure: kind, message, total: 0 }
}
