import type { DeliveryBehaviour } from './delivery/delivery-behaviour.js'
import type { Subscription, Topic } from '../books/messages.js'
import type { Ledger } from '../books/ledger.js'
import type { MessageStore, Notification } from './message-store.js'

/** A message as it was sent, once it has the right shape. */
export interface Message {
  readonly body: unknown
  /** href of `svc:topic`; absent when there is none. */
  readonly topic: string | undefined
  /** href of `svc:entity`. */
  readonly entity: string | undefined
}

/** What a message is refused for. */
export type MessageFault = 'too-large' | 'malformed' | 'invalid' | 'topic-missing' | 'topic-unknown'

/** The bank's decisions about message notifications. */
export interface MessagesBehaviour extends DeliveryBehaviour {
  /** Topics, subscriptions and notifications of a bank that has just opened. */
  messages(book: MessageStore): MessageStore

  // ── Publishing
  /** Whether what a message says is too much; `whole` is the size of the request, in bytes. */
  isTooLarge(body: unknown, whole: number): boolean
  /** The message, of a body that is JSON; `undefined` when it has not the shape of one. */
  readMessage(body: unknown): Message | undefined
  /** The topic that a link of a message names. */
  topicMeant(href: string, topics: readonly Topic[]): Topic | undefined
  /** How a message is refused; `undefined` accepts it all the same. */
  messageRefusal(
    fault: MessageFault,
  ): { readonly status: number; readonly name: string } | undefined
  /** What becomes of a message that is refused. */
  declineMessage(fault: MessageFault, deliver: () => void): void
  /** Whether a subscription is given the messages of a topic. */
  subscribes(subscription: Subscription, topic: Topic): boolean
  /** Whether who subscribed may know about what the message is about. */
  isEntitled(subscription: Subscription, entity: string | undefined, ledger: Ledger): boolean
  /** The notifications that a subscription is given for one message. */
  notificationsOf(notification: Notification): readonly Notification[]

  // ── Pull notifications
  /** Whether a notification shows what its message says. */
  carriesBody(): boolean
  /** Whether a notification is of the subscription that a parameter of an operation names. */
  ofSubscription(
    notification: Notification,
    wanted: string,
    parameter: string,
    operation: string,
  ): boolean
  /** Whether a notification is of the topic that a parameter of an operation names. */
  ofTopic(notification: Notification, wanted: string, operation: string): boolean
  /** Whether a notification that was not acknowledged is still there, so many milliseconds after it was created. */
  isStored(notification: Notification, age: number): boolean
  /** The notification that an operation answers, or deletes. */
  findNotification(id: string, book: MessageStore, operation: string): Notification | undefined
  /** A client has fetched this notification. */
  fetched(notification: Notification, book: MessageStore): void
  acknowledge(notification: Notification, book: MessageStore): void
  deleteNotification(notification: Notification, book: MessageStore): void
}
