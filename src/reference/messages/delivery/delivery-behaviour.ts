import type { Subscription } from '../../books/messages.js'
import type { Notification } from '../message-store.js'
import type { CallOutcome, DeliveryError, DeliveryRequest, DeliveryState } from './delivery.js'

/** The bank's decisions about push notifications. Times are in milliseconds. */
export interface DeliveryBehaviour {
  /** Whether a notification for a subscription of this kind is delivered, and whether it waits to be fetched. */
  isQueued(kind: Subscription['kind'], notification: Notification): boolean
  isKept(kind: Subscription['kind'], notification: Notification): boolean
  /** Whether an endpoint is called now, after so many tries, while so many wait before it. */
  callsEndpoint(notification: Notification, tries: number, ahead: number): boolean
  /** What it is sent; how that looks is not shown. */
  deliveryRequest(notifications: readonly Notification[]): DeliveryRequest
  /** Most notifications of one subscription that go out together. */
  deliveryBatch(): number
  /** How long a call may take. */
  deliveryTime(): number
  /** Whether a redirect is followed, after so many of them. */
  followsRedirect(status: number, hops: number): boolean
  /** Where a notification is after a call. */
  stateAfter(outcome: CallOutcome): DeliveryState
  /** Where it is when its time is over, and where it has been until then. */
  stateAfterRetention(): DeliveryState
  /** How long a notification stays in the queue. */
  retention(): number
  /** How long to wait until the next try, after so many of them. */
  retryAfterTries(tries: number): number
  /** How long after it was received a notification is sent once more; undefined if it is not. */
  retryAfterReceipt(): number | undefined
  /** Whether a notification is tried again after it has failed. */
  retriesFailed(): boolean
  /** What is recorded of a call that went wrong. */
  deliveryError(outcome: CallOutcome): DeliveryError | undefined
  /** Whether the queue shows what is just being delivered. */
  showsUnderWay(): boolean
  /** What a collection shows. */
  shown(
    notifications: readonly Notification[],
    collection: 'queued' | 'received' | 'failed',
  ): readonly Notification[]
}
