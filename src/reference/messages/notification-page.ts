import { halResponse } from '../hal/hal-response.js'
import { numberedPage } from '../hal/numbered-page.js'
import { numberParameters } from '../hal/number-parameters.js'
import type { Call } from '../http/operation.js'
import { readQuery } from '../http/read-query.js'
import { readText } from '../http/read-text.js'
import type { Notification } from './message-store.js'

const parameters = {
  subscription: readText(() => []),
  subscriptionUri: readText(() => []),
  topic: readText(() => []),
  sortBy: readText(() => []),
  filter: readText(() => []),
  q: readText(() => []),
  ...numberParameters,
}

/** One page of notifications, narrowed as the caller asks. */
export function notificationPage(
  call: Call,
  notifications: readonly Notification[],
  represent: (notification: Notification) => object,
): Response {
  const wanted = readQuery(call, parameters)
  const { behaviour } = call.services
  const { start, limit, topic } = wanted
  const operation = call.operation.id
  const ofSubscription = (one: Notification, name: 'subscription' | 'subscriptionUri') =>
    wanted[name] === undefined || behaviour.ofSubscription(one, wanted[name], name, operation)
  const matching = notifications
    .filter((one) => ofSubscription(one, 'subscription') && ofSubscription(one, 'subscriptionUri'))
    .filter((one) => topic === undefined || behaviour.ofTopic(one, topic, operation))
  const profile = behaviour.profile('messageNotifications', '0.1.0')
  const whole = notifications.length
  const page = { name: 'notifications', profile, matching, whole, start, limit, represent }
  return halResponse(numberedPage(call, page))
}
