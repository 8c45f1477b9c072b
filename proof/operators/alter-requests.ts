import type { Operation } from '../../src/contract/operation.js'
import type { Variation } from '../variation.js'
import { asksFor } from './asks-for.js'

/** Builds the `request` of a defect that takes requests for an operation for others. */
export function alterRequests(
  operation: Operation,
  change: (request: Request) => Request | undefined,
): NonNullable<Variation['request']> {
  return (request) => (asksFor(operation)(request) ? (change(request) ?? request) : request)
}
