import { setMaxListeners } from 'node:events'
import { openDeliveryHandlers } from '../../src/exchange/delivery-handlers.js'
import type { Arrival, DeliveryOutcome } from '../../src/exchange/delivery.js'
import type { CallEndpoint } from '../../src/reference/messages/delivery/call-endpoint.js'
import type { CallOutcome } from '../../src/reference/messages/delivery/delivery.js'
import { listenerLimits } from '../../src/target/listener/listener-limits.js'
import type { ListenerParts, openListener } from '../../src/target/listener/open-listener.js'
import type { TrialClock } from './trial-clock.js'

/** A listener that a bank of the same process calls without a socket between. */
export interface MemoryListener {
  readonly open: typeof openListener
  readonly callEndpoint: CallEndpoint
}

const url = 'http://127.0.0.1:4011'
const unanswered = (why: string): CallOutcome => ({ kind: 'unanswered', why })

/** Puts a listener and the way to it in the place of the network. */
export function memoryListener(clock: Pick<TrialClock, 'now' | 'timer'>): MemoryListener {
  let record: ListenerParts['record'] | undefined
  const handlers = openDeliveryHandlers()

  const deliver = (arrival: Arrival, time: number, signal: AbortSignal): Promise<CallOutcome> =>
    new Promise((resolve) => {
      const attending = handlers.of(arrival)
      let isOver = false
      const end = (ending: DeliveryOutcome, outcome: CallOutcome): void => {
        if (isOver) return
        isOver = true
        for (const cancel of waits) cancel()
        signal.removeEventListener('abort', left)
        const number = record?.(arrival, ending, attending.scenario) ?? 0
        attending.ended(arrival, ending, number)
        resolve(outcome)
      }
      const left = (): void => end({ kind: 'left' }, unanswered('the time was over'))
      const broken = (): void => end({ kind: 'reset' }, unanswered('socket hang up'))
      const waits = [clock.timer(time, left), clock.timer(listenerLimits.replyTime, broken)]
      // One signal ends all that a bank has under way.
      setMaxListeners(0, signal)
      signal.addEventListener('abort', left, { once: true })
      const decided = attending.reply(arrival)
      void Promise.resolve(decided).then((reply) => {
        if (reply.kind === 'reset') return broken()
        const { status, location, after = 0 } = reply
        const answer = (): void =>
          end({ kind: 'answered', status }, { kind: 'answered', status, hops: 0, location })
        if (after > 0) waits.push(clock.timer(after, answer))
        else answer()
      })
    })

  return {
    open: async (_settings, parts) => {
      record = parts.record
      return {
        url,
        attend: handlers.add,
        close: async () => {
          record = undefined
        },
      }
    },
    callEndpoint: async (target, { method, headers, body }, time, signal) => {
      if (record === undefined || !target.startsWith(url))
        return unanswered('no server listens there')
      return deliver(
        {
          at: clock.now(),
          method,
          target: target.slice(url.length) || '/',
          headers: Object.entries(headers),
          body: new TextEncoder().encode(method === 'GET' ? '' : body),
        },
        time,
        signal,
      )
    },
  }
}
