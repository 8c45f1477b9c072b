/** Data of the notifications interface that a client cannot discover. */
export interface NotificationFixtures {
  readonly user: string
  /** Name of the context that notifications are created in, and its address. */
  readonly contextName: string
  readonly contextUri: string
  readonly contextId: string
  readonly contextUriTemplate: string
  /** Seconds in which a notification that was created has come to the list. */
  readonly deliveryTime: number
}
