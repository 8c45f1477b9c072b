/** For whom notifications are to be created, and in which context. */
export interface NotificationOrder {
  readonly users: readonly string[]
  readonly contextUri?: string
  readonly contextId?: string
  readonly contextUriTemplate?: string
}

/** The order that a body is; `undefined` when it has not the shape of one. */
export function orderIn(body: unknown): NotificationOrder | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { users, ...context } = body as Readonly<Record<string, unknown>>
  const texts = ['contextUri', 'contextId', 'contextUriTemplate'].map((name) => context[name])
  const fits =
    Array.isArray(users) &&
    users.every((one) => typeof one === 'string') &&
    texts.every((one) => one === undefined || typeof one === 'string')
  return fits ? (body as NotificationOrder) : undefined
}
