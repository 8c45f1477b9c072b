import type { OpenedMessages } from '../../books/messages.js'
import { type Notification, openedNotifications } from '../message-store.js'
import type { Timer } from '../../timer.js'
import type { CallEndpoint } from './call-endpoint.js'
import type { DeliveryState } from './delivery.js'
import type { DeliveryBehaviour } from './delivery-behaviour.js'
import { deliverToEndpoint } from './deliver-to-endpoint.js'
import { isOnThisMachine } from './is-on-this-machine.js'

/** Push notifications on their way to the endpoints of their subscriptions. */
export interface DeliveryQueue {
  /** Those in one state, oldest first. */
  queued(): readonly Notification[]
  received(): readonly Notification[]
  failed(): readonly Notification[]
  /** One that is queued. */
  find(id: string): Notification | undefined
  /** Takes over a notification of a push subscription. */
  enqueue(notification: Notification): void
  /** Where push subscriptions without an endpoint deliver to. */
  pointTo(endpoint: string): void
  /** Calls whom it is time to call. */
  wake(): void
  /** Back to how the bank opened. */
  reset(): void
  /** Stops calling endpoints. */
  close(): void
}

export interface QueueParts {
  readonly opened: OpenedMessages
  /** Milliseconds since 1970. */
  readonly openedAt: number
  readonly behaviour: DeliveryBehaviour
  /** Milliseconds since 1970, by the clock that hooks move. */
  now(): number
  readonly timer: Timer
  readonly callEndpoint: CallEndpoint
}

interface Entry {
  notification: Notification
  state: DeliveryState
  tries: number
  nextAt: number
  underWay: boolean
}

/** Opens the queue, with the agent that empties it. */
export function openDeliveryQueue(parts: QueueParts): DeliveryQueue {
  const { opened, openedAt, behaviour, now, timer, callEndpoint } = parts
  const entries = new Map<string, Entry>()
  const stop = new AbortController()
  let endpoint: string | undefined
  let cancel = (): void => undefined

  const put = (notification: Notification): void => {
    const entry = { notification, state: 'queued', tries: 0, nextAt: 0, underWay: false } as const
    entries.set(notification.id, entry)
  }
  const isTried = ({ state }: Entry): boolean =>
    state === 'queued' ||
    (state === 'received' && behaviour.retryAfterReceipt() !== undefined) ||
    (state === 'failed' && behaviour.retriesFailed())
  const endpointOf = ({ subscription }: Notification): string => {
    const found = opened.subscriptions.find(({ id }) => id === subscription)
    return found?.endpoint ?? (found?.kind === 'push' ? endpoint : undefined) ?? ''
  }
  /** What was not delivered in time has failed, whenever it is looked at. */
  const settle = (): void => {
    for (const entry of entries.values())
      if (entry.state === 'queued' && now() - entry.notification.createdAt >= behaviour.retention())
        entry.state = behaviour.stateAfterRetention()
  }
  const inState = (state: 'queued' | 'received' | 'failed') => () => {
    settle()
    const isShown = ({ underWay }: Entry): boolean => !underWay || behaviour.showsUnderWay()
    const all = [...entries.values()].filter((entry) => entry.state === state && isShown(entry))
    return behaviour.shown(
      all.map(({ notification }) => notification),
      state,
    )
  }

  async function call(url: string, batch: readonly Entry[]): Promise<void> {
    for (const entry of batch) Object.assign(entry, { underWay: true, tries: entry.tries + 1 })
    const order = behaviour.deliveryRequest(batch.map(({ notification }) => notification))
    const outcome = await deliverToEndpoint(url, order, behaviour, callEndpoint, stop.signal)
    for (const entry of batch) {
      const state = behaviour.stateAfter(outcome)
      const { error: _, ...rest } = entry.notification
      const error = state === 'received' ? undefined : behaviour.deliveryError(outcome)
      entry.notification = { ...rest, updatedAt: now(), ...(error && { error }) }
      if (entry.state === 'queued') entry.state = state
      const wait = entry.state === 'received' ? behaviour.retryAfterReceipt() : undefined
      entry.nextAt = now() + (wait ?? behaviour.retryAfterTries(entry.tries))
      entry.underWay = false
    }
    wake()
  }

  function wake(): void {
    if (stop.signal.aborted) return
    settle()
    // How many of each subscription are queued before the one that is looked at: a queue may be long.
    const queued = new Map<string, number>()
    const waiting = [...entries.values()].filter((entry) => {
      const { subscription } = entry.notification
      const ahead = queued.get(subscription) ?? 0
      if (entry.state === 'queued') queued.set(subscription, ahead + 1)
      return (
        isTried(entry) &&
        !entry.underWay &&
        isOnThisMachine(endpointOf(entry.notification)) &&
        behaviour.callsEndpoint(entry.notification, entry.tries, ahead)
      )
    })
    // What comes to be due between two looks at the clock would be neither called nor waited for.
    const time = now()
    const due = waiting.filter(({ nextAt }) => nextAt <= time)
    for (const entry of due) {
      if (entry.underWay) continue
      const { subscription } = entry.notification
      const batch = due
        .filter((one) => !one.underWay && one.notification.subscription === subscription)
        .slice(0, behaviour.deliveryBatch())
      void call(endpointOf(entry.notification), batch)
    }
    cancel()
    const next = Math.min(...waiting.map(({ nextAt }) => nextAt).filter((at) => at > time))
    // Longer waits end when a hook moves the clock.
    if (next < Infinity) cancel = timer(Math.min(Math.max(next - now(), 0), 60_000), wake)
  }

  const reset = (): void => {
    endpoint = undefined
    entries.clear()
    for (const one of openedNotifications(opened, 'push', openedAt)) put(one)
  }
  reset()
  return {
    queued: inState('queued'),
    received: inState('received'),
    failed: inState('failed'),
    find: (id) => {
      const found = entries.get(id)
      return found?.state === 'queued' ? found.notification : undefined
    },
    enqueue: (notification) => {
      put(notification)
      wake()
    },
    pointTo: (url) => {
      endpoint = url
      wake()
    },
    wake,
    reset,
    close: () => {
      cancel()
      stop.abort()
    },
  }
}
