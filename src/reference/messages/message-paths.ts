/** Path of a topic, below the base URL. What it leads to is not shown. */
export const topicPath = (id: string): string => `/notifications/topics/${encodeURIComponent(id)}`

/** Path of a subscription, below the base URL. What it leads to is not shown. */
export const subscriptionPath = (id: string): string =>
  `/notifications/subscriptions/${encodeURIComponent(id)}`
