/** Topics and subscriptions that a client cannot discover, as a profile names them under `fixtures.messages`. */
export interface MessageFixtures {
  // ── A topic that may be published on, and another one: below the base URL
  readonly topic: string
  readonly topicId: string
  readonly otherTopic: string
  /** Active pull subscriptions of the topic, all of them: identifiers, and in the same order addresses. */
  readonly pullSubscription: readonly string[]
  readonly pullSubscriptionUri: readonly string[]
  /** A pull subscription of the other topic. */
  readonly otherSubscription: string
  /** A pull subscription of the topic that is not active. */
  readonly inactiveSubscription: string

  // ── A topic of which one subscriber is entitled to the entity, and the other one is not
  readonly entityTopic: string
  readonly entity: string
  readonly entitledSubscription: string
  readonly notEntitledSubscription: string

  // ── Two topics with a push subscription each, whose endpoint is not set yet
  readonly pushTopic: readonly string[]
  readonly pushTopicId: readonly string[]
  readonly pushSubscription: readonly string[]
  readonly pushSubscriptionUri: readonly string[]
  /** A push subscription of the first of them that is not active. */
  readonly pushInactiveSubscription: string
  /** A topic of which one push subscriber is entitled to the entity, and the other one is not. */
  readonly pushEntityTopic: string
  readonly pushEntitledSubscription: string
  readonly pushNotEntitledSubscription: string

  /** Seconds in which a message that was published has come to the lists. */
  readonly deliveryTime: number
}
