/** What messages are published on. */
export interface Topic {
  readonly id: string
}

/** Who gets the messages of a topic, and how. */
export interface Subscription {
  readonly id: string
  /** Id of the topic. */
  readonly topic: string
  /** Fetched by the subscriber, or sent to the endpoint. */
  readonly kind: 'pull' | 'push'
  readonly active: boolean
  /** Id of the customer who subscribed. */
  readonly customerId: string
  /** Where push notifications go; absent while that is not set. */
  readonly endpoint?: string
}

/** A notification that waits when the bank opens. */
export interface OpenedNotification {
  readonly id: string
  /** Id of the subscription. */
  readonly subscription: string
  /** URI of what the message was about. */
  readonly entity?: string
  readonly minutesAgo: number
}

/** Topics, subscriptions and waiting notifications of a bank that opens. */
export interface OpenedMessages {
  readonly topics: readonly Topic[]
  readonly subscriptions: readonly Subscription[]
  readonly notifications: readonly OpenedNotification[]
}
