import { halResponse } from '../../hal/hal-response.js'

/** A list of notifications. */
export function notificationsResponse(items: readonly object[], init: ResponseInit = {}): Response {
  return halResponse({ name: 'notifications', _embedded: { items } }, init)
}
