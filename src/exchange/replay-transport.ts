import type { Exchange, Header } from './exchange.js'
import { keyPattern, requestKey } from './request-key.js'
import type { Transport, WireOutcome, WireRequest } from './transport.js'

interface Entry {
  readonly exchange: Exchange
  /** What the request asked for beyond method, URL and body. */
  readonly wishes: string
  used: boolean
}

/** How a recording is read. */
interface ReplayOptions {
  /** What is sent in place of a secret of which the recording has a token; headers of credentials are not compared without. */
  readonly secrets?: ReadonlyMap<string, string>
  /** Called with each exchange that answers. */
  onAnswer?(exchange: Exchange): void
}

/** They differ with the program that sends. */
const notCompared = /^(proxy-authorization|cookie|user-agent|accept-encoding)$/i
const credentials = /^(authorization|api-key|x-api-key)$/i

/**
 * Answers from a recording instead of the network.
 *
 * A request is known by its method, its path and query, its body and its headers. Where the recording has a token,
 * any secret fits. A scenario gets the answers that it had, in their order, and the last one for ever; what it had
 * none of, it gets of what others had. What is not in the recording gives an `unrecorded` failure.
 */
export function replayTransport(
  exchanges: Iterable<Exchange>,
  { secrets, onAnswer }: ReplayOptions = {},
): Transport {
  const wishesOf = readWishes(secrets)
  const recorded = new Map<string, Entry[]>()
  const patterns: { readonly pattern: RegExp; readonly entries: Entry[] }[] = []
  for (const exchange of exchanges) {
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
  const find = (key: string): readonly Entry[] =>
    recorded.get(key) ??
    patterns.flatMap(({ pattern, entries }) => (pattern.test(key) ? entries : []))
  const choose = openChoice()

  return {
    async send(request) {
      if (request.signal?.aborted) return failure('aborted', 'the request was stopped')
      const key = requestKey(request.method, request.url, request.body)
      const entry = choose(request, find(key), wishesOf(request.headers))
      if (!entry)
        return failure('unrecorded', `the recording has no ${request.method} ${request.url}`)
      onAnswer?.(entry.exchange)
      return wireOutcome(entry.exchange)
    },
    async close() {},
  }
}

type Choose = (
  { scenario }: WireRequest,
  entries: readonly Entry[],
  wishes: string,
) => Entry | undefined

/**
 * Goes on in the recording of each scenario: what had ended before the last answer was asked for is over, as it may be of
 * another state. Requests that were under way together may have ended in any order.
 */
function openChoice(): Choose {
  const reached = new Map<string, number>()
  const turns = new Map<string, number>()
  return ({ scenario = '' }, entries, wishes) => {
    const same = entries.filter((entry) => entry.wishes === wishes)
    const candidates = same.length > 0 ? same : entries
    const own = candidates.filter(({ exchange }) => (exchange.scenario ?? '') === scenario)
    if (own.length === 0) {
      const [first] = candidates
      const turn = turns.get(`${scenario} ${first?.exchange.number}`) ?? 0
      turns.set(`${scenario} ${first?.exchange.number}`, turn + 1)
      return candidates[turn] ?? candidates.at(-1)
    }
    const now = reached.get(scenario) ?? 0
    const free = own.filter(({ used }) => !used)
    const entry = free.find(({ exchange }) => endOf(exchange) >= now) ?? free[0] ?? own.at(-1)
    if (entry !== undefined) {
      entry.used = true
      reached.set(scenario, Math.max(now, beginningOf(entry.exchange)))
    }
    return entry
  }
}

const beginningOf = ({ timings }: Exchange): number => Date.parse(timings.startedAt)
const endOf = (exchange: Exchange): number => beginningOf(exchange) + exchange.timings.total

function readWishes(
  secrets: ReadonlyMap<string, string> | undefined,
): (headers: readonly Header[]) => string {
  const values = new Set(secrets?.values())
  const told = (name: string, value: string): string => {
    if (!credentials.test(name)) return value
    const [, scheme = '', secret = ''] = /^(?:(\w+) )?(.*)$/s.exec(value) ?? []
    const known = secrets?.get(secret) ?? secret
    return `${scheme} ${values.has(known) ? known : 'something else'}`
  }
  return (headers) =>
    headers
      .filter(
        ([name]) => !notCompared.test(name) && (secrets !== undefined || !credentials.test(name)),
      )
      .map(([name, value]) => `${name.toLowerCase()}: ${told(name, value)}`)
      .toSorted()
      .join('\n')
}

function wireOutcome({ outcome, timings }: Exchange): WireOutcome {
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
