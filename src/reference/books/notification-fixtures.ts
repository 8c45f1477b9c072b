/** Data of the notifications interface that a client cannot discover. */
export interface NotificationFixtures {
  readonly user: string
  readonly contextUri: string
  readonly contextId: string
  readonly contextUriTemplate: string
}
