import { gatewayStatuses } from '../../contract/gateway-statuses.js'
import type { Answer } from './answer.js'

/** What is sent again where it says when to come back. */
const unavailable = 503

/**
 * Whether what stands before the service answered a write, or may have: whether it was carried out is not known then. A range
 * such as 5XX documents what goes wrong for a moment, and is not what the service answers to what was asked.
 */
export function isLost({ status, operation, exchange, header }: Answer): boolean {
  if (exchange.request.method === 'GET' || !gatewayStatuses.includes(status)) return false
  if (operation.responses.some((one) => one.status === String(status))) return false
  return status !== unavailable || header('Retry-After') === undefined
}
