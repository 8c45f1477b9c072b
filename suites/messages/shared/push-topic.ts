/** A topic with a push subscription. */
export interface PushTopic {
  /** Address of the topic. */
  readonly topic: string
  /** Identifier of the topic. */
  readonly id?: string
  /** Identifier of the subscription. */
  readonly subscription: string
  /** Address of the subscription. */
  readonly uri?: string
  /** Address of what messages on it are about. */
  readonly entity?: string
}
