import { setMaxListeners } from 'node:events'
import type { BodyBudget } from './body-budget.js'
import type { Clock } from './clock.js'
import { withDefaultHeaders } from './default-headers.js'
import type { Header } from './exchange.js'
import type { InFlight } from './in-flight.js'
import { isSameOrigin } from './is-same-origin.js'
import { LockedOut } from './locked-out.js'
import type { Message, Reply } from './message.js'
import type { Recorder } from './recorder.js'
import type { RecordingClient } from './recording-client.js'
import type { Renewal } from './renewal.js'
import { openPace } from './open-pace.js'
import { retryAfter } from './retry-after.js'
import { type Brought, sendRenewed } from './send-renewed.js'
import type { Transport, WireRequest } from './transport.js'

/** How long to bear with a target that answers with 429. */
export interface RetryLimits {
  /** Longest single wait, in milliseconds, whatever the target asks for. */
  readonly maxWait: number
  /** How often a request is sent at most, the first time included. */
  readonly maxTries: number
  /** How long to wait for strangers in all, in milliseconds: they may be locked out on purpose. */
  readonly forStrangers: number
}

export interface RecordingClientParts {
  readonly transport: Transport
  readonly recorder: Recorder
  /** Scheme, host and port of the target, as `URL.origin` gives it. */
  readonly origin: string
  readonly inFlight: InFlight
  /** For large bodies, until they are recorded; without bounds when there is none. */
  readonly room?: BodyBudget
  readonly clock: Clock
  readonly patience: RetryLimits
  /** Absent where tokens are not renewed. */
  readonly renewal?: Renewal
}

/** All callers who are to be refused are one to a target that limits them: they have no name. */
const stranger = 'stranger'
/** Milliseconds before the second try when the target does not say; doubled for each one after. */
const firstWait = 1000

/** Brings requests of actors to the target and its answers back, within the limits of the run. */
export function createRecordingClient(parts: RecordingClientParts): RecordingClient {
  const { transport, recorder, origin, inFlight, clock, patience, room, renewal } = parts

  async function once(message: Message, request: WireRequest): Promise<Reply> {
    const place = room?.open()
    try {
      const sent = { ...request, place }
      if (renewal !== undefined && isSameOrigin(message.url, origin))
        return await sendRenewed({ renewal, recorder, bring: brought }, message, sent)
      const { wire, since } = await brought(message, sent)
      return { exchange: recorder.record({ ...message, since }, request, wire), wire }
    } finally {
      place?.leave()
    }
  }

  async function brought(message: Message, request: WireRequest): Promise<Brought> {
    try {
      const release = await inFlight.take(message.signal)
      try {
        await recorder.behind()
        const since = recorder.last()
        return { wire: await transport.send(request), since }
      } finally {
        release()
      }
    } catch (error) {
      if (!message.signal?.aborted) throw error
      const stopped = 'the request was stopped before it was sent'
      return { wire: { kind: 'failure', failure: 'aborted', message: stopped, total: 0 } }
    }
  }

  const pace = openPace(clock)
  let isLockedOut = false

  return {
    heldBack: pace.heldBack,
    async send(purpose) {
      const message = { ...purpose, asked: recorder.last() }
      const { method, url, body, signal, scenario } = message
      // One signal stops a whole run: many who wait for a slot or for a 429 are no leak.
      if (signal) setMaxListeners(0, signal)
      const headers = withDefaultHeaders(sentHeaders(message, origin))
      const request = { method, url, headers, body, signal, scenario }
      const { isStranger = false } = message
      const caller = isStranger ? stranger : message.actor
      const isOurTurn = async (isAgain: boolean): Promise<boolean> => {
        try {
          await pace.turn(caller, scenario ?? '', isAgain, signal)
          return true
        } catch (error) {
          if (signal?.aborted) return false
          throw error
        }
      }
      // What was stopped meanwhile is recorded as stopped.
      if (!(isStranger && isLockedOut)) await isOurTurn(false)
      if (isStranger && isLockedOut) throw new LockedOut()
      let reply = await once(message, request)
      for (let tries = 1; tries < patience.maxTries; tries++) {
        const { wire } = reply
        if (message.waitOut429 === false || wire.kind === 'failure' || wire.status !== 429) break
        const asked = retryAfter(wire.headers, clock.now()) ?? firstWait * 2 ** (tries - 1)
        const held = pace.refused(caller, isStranger ? asked : Math.min(asked, patience.maxWait))
        if (isStranger && held >= patience.forStrangers) {
          isLockedOut = true
          pace.release(caller)
        } else if (!(await isOurTurn(true))) break
        if (isStranger && isLockedOut) throw new LockedOut(reply.exchange.number)
        reply = await once(message, request)
      }
      return reply
    },
  }
}

function sentHeaders({ headers, credentials, url }: Message, origin: string): readonly Header[] {
  if (!isSameOrigin(url, origin)) return headers
  const own = new Set(headers.map(([name]) => name.toLowerCase()))
  return [...headers, ...credentials.filter(([name]) => !own.has(name.toLowerCase()))]
}
