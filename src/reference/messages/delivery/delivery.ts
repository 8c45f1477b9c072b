/** What a bank sends to the endpoint of a push subscription. */
export interface DeliveryRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came of one call. */
export type CallOutcome =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly location?: string
      /** How many redirects led there. */
      readonly hops: number
    }
  /** No answer: refused, broken off, too slow, or not to be called from here. */
  | { readonly kind: 'unanswered'; readonly why: string }

/** `_error` of a notification: what went wrong with its last delivery. */
export interface DeliveryError {
  readonly type: string
  readonly message: string
  readonly statusCode?: number
}

/** Where a push notification is. */
export type DeliveryState = 'queued' | 'received' | 'failed' | 'lost'
