import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import type { Clock } from '../../exchange/clock.js'
import type { RecordingClient } from '../../exchange/recording-client.js'
import { retryAfter } from '../../exchange/retry-after.js'
import type { WireOutcome, WireResponse } from '../../exchange/transport.js'
import { isAnswer } from '../../exchange/watch-target.js'
import { requestUrl } from '../../scenario/request/request-url.js'
import { credentialHeaders } from '../../target/credentials.js'
import type { Profile } from '../../target/profile.js'

/** Whether anything at a target answers. */
export type Sign =
  | { readonly kind: 'answer'; readonly url: string; readonly wire: WireResponse }
  /** Its root, and no operation: that may be a server in front of it. `wire` is what became of the operation. */
  | { readonly kind: 'root'; readonly wire: WireOutcome }
  | { readonly kind: 'none'; readonly wire: WireOutcome }

export interface AskParts {
  readonly client: RecordingClient
  readonly contract: Contract
  readonly profile: Profile
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Operations that are asked; some may be broken where others are not. */
const mostOperations = 3
/** Milliseconds for the first request, where requests may take longer: an answer to it is nearly always there at once. */
const firstPatience = 10_000
/** How often a target is asked that breaks off, and milliseconds until the second time, doubled for each one after. */
const mostRounds = 4
const firstWait = 500

/**
 * Sends harmless requests as the customer until the target answers one of them: a plain one first, then several and
 * the root of the target side by side, with growing pauses. A target that limits its callers is asked as long as what
 * it wants us to wait fits into a request timeout; otherwise it takes about two of them at most.
 */
export async function askUntilAnswered(parts: AskParts): Promise<Sign> {
  const { client, profile, clock, signal } = parts
  const { customer } = profile.actors
  const requestTime = profile.limits.requestTime * 1000
  const { interfaces: claimed } = profile.claims
  const operations = parts.contract.interfaces
    .filter(({ name }) => claimed?.includes(name) ?? true)
    .flatMap((one) => one.operations)
    .filter(isPlain)
    .slice(0, mostOperations)

  const ask = async (operation: Operation | undefined, until: AbortSignal): Promise<Sign> => {
    const { baseUrl } = profile.target
    const url = operation === undefined ? `${baseUrl}/` : requestUrl(baseUrl, operation, {})
    const { wire } = await client.send({
      actor: customer?.name ?? 'anonymous',
      credentials: customer === undefined ? [] : credentialHeaders(customer, operation?.interface),
      interface: operation?.interface,
      operation: operation?.id,
      scenario: 'preflight',
      method: 'GET',
      url,
      headers: [['Accept', '*/*']],
      signal: until,
      waitOut429: false,
    })
    if (wire.kind === 'failure' || !isAnswer(wire)) return { kind: 'none', wire }
    return operation === undefined ? { kind: 'root', wire } : { kind: 'answer', url, wire }
  }

  const askFirst = async (): Promise<Sign> => {
    const time = Math.min(firstPatience, requestTime)
    const late = AbortSignal.timeout(time)
    const sign = await ask(operations[0], AbortSignal.any([signal, late]))
    if (sign.kind !== 'none' || !late.aborted || signal.aborted) return sign
    const message = `${new URL(profile.target.baseUrl).host} did not answer within ${time / 1000} s`
    return { kind: 'none', wire: { kind: 'failure', failure: 'timeout', message, total: time } }
  }

  const askAll = async (): Promise<Sign> => {
    const found = new AbortController()
    const until = AbortSignal.any([signal, found.signal])
    const signs = await Promise.all(
      [...operations, undefined].map(async (operation) => {
        const sign = await ask(operation, until)
        if (sign.kind === 'answer') found.abort()
        return sign
      }),
    )
    const [first] = signs
    const root = signs.some(({ kind }) => kind === 'root')
    return (
      signs.find(({ kind }) => kind === 'answer') ??
      (root && first ? { kind: 'root', wire: first.wire } : (first ?? askFirst()))
    )
  }

  const started = clock.now()
  for (let round = 1; ; round += 1) {
    const sign = round === 1 ? await askFirst() : await askAll()
    if (sign.kind !== 'none' || signal.aborted || isHopeless(sign.wire)) return sign
    const limited = sign.wire.kind === 'response'
    const wait = waitAfter(sign.wire, round, clock.now())
    const over = clock.now() - started + (limited ? wait : 0)
    if (over >= requestTime || (!limited && round === mostRounds)) return sign
    await clock.sleep(wait, signal).catch(() => undefined)
  }
}

/** What is refused again had not waited for long enough, whatever it was told. */
const waitAfter = (wire: WireOutcome, round: number, now: number): number => {
  const asked = wire.kind === 'response' ? retryAfter(wire.headers, now) : undefined
  return Math.max(asked ?? 0, firstWait * 2 ** (round - 1))
}

/** Nothing that another request, or a little time, would change. */
const isHopeless = (wire: WireOutcome): boolean =>
  wire.kind === 'failure' && (wire.failure === 'unreachable' || wire.failure === 'tls')

const isPlain = ({ method, path, parameters }: Operation): boolean =>
  method === 'GET' && !path.includes('{') && parameters.every(({ required }) => !required)
