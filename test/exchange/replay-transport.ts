import type { Exchange, Header } from '../../src/exchange/exchange.js'
import { keyPattern, requestKey } from './request-key.js'
import type { Transport, WireOutcome } from '../../src/exchange/transport.js'

interface Entry {
  readonly outcome: WireOutcome
  /** What the request asked for beyond method, URL and body. */
  readonly wishes: string
  used: boolean
}

/** Name the sender, or differ with the program that sends. */
const notCompared =
  /^(authorization|proxy-authorization|api-key|x-api-key|cookie|user-agent|accept-encoding)$/i

/**
 * Answers from a recording instead of the network.
 *
 * A request is known by its method, its path and query, and its body. Repeated requests get the recorded
 * answers in their order, and the last one for ever; among them, those that were sent with the same
 * headers come first, headers with credentials left aside. Where the recording has a token, any secret fits.
 * What is not in the recording gives an `unrecorded` failure.
 */
export function replayTransport(exchanges: Iterable<Exchange>): Transport {
  const recorded = new Map<string, Entry[]>()
  const patterns: { readonly pattern: RegExp; readonly entries: Entry[] }[] = []
  for (const { request, outcome, timings } of exchanges) {
    const key = requestKey(request.method, request.url, request.body)
    const wishes = wishesOf(request.headers)
    const entry = { outcome: wireOutcome(outcome, timings), wishes, used: false }
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

  const find = (key: string) =>
    recorded.get(key) ??
    patterns.flatMap(({ pattern, entries }) => (pattern.test(key) ? entries : []))

  return {
    async send(request) {
      if (request.signal?.aborted) return failure('aborted', 'the request was stopped')
      const entries = find(requestKey(request.method, request.url, request.body))
      const entry = choose(entries, wishesOf(request.headers))
      if (!entry) {
        return failure('unrecorded', `the recording has no ${request.method} ${request.url}`)
      }
      entry.used = true
      return entry.outcome
    },
    async close() {},
  }
}

function choose(entries: readonly Entry[], wishes: string): Entry | undefined {
  const same = entries.filter((entry) => entry.wishes === wishes)
  const candidates = same.length > 0 ? same : entries
  return candidates.find((entry) => !entry.used) ?? candidates.at(-1)
}

function wishesOf(headers: readonly Header[]): string {
  return headers
    .filter(([name]) => !notCompared.test(name))
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
    .toSorted()
    .join('\n')
}

function wireOutcome(outcome: Exchange['outcome'], timings: Exchange['timings']): WireOutcome {
  const { head, total } = timings
  if (outcome.kind === 'failure') return { ...outcome, total }
  const { kind, status, headers, body } = outcome
  if (body?.cut)
    return { ...failure('unrecorded', 'of this answer only the beginning was recorded'), total }
  const bytes =
    body?.base64 === undefined ? Buffer.from(body?.text ?? '') : Buffer.from(body.base64, 'base64')
  const coded = body && body.bytes !== bytes.length && { encodedBytes: body.bytes }
  return { kind, status, headers, body: bytes, head, total, ...coded }
}

function failure(kind: 'aborted' | 'unrecorded', message: string): WireOutcome {
  return { kind: 'failure', failure: kind, message, total: 0 }
}
