import type { Operation } from '../../../src/scenario/index.js'
import type { Drift } from './drift.js'
import { placesIn } from './places-in.js'
import type { ServedOperation } from './served-operations.js'

const covers = (key: string, status: string): boolean =>
  key === status ||
  key.toUpperCase() === `${status.charAt(0)}XX` ||
  (key === 'default' && Number(status) >= 400)

/**
 * Statuses of the contract that a served operation lacks. Those of refused callers are not shown for an
 * operation, and a target that never answers what is listed without a reason conforms.
 */
export function statusDrift(
  operation: Operation,
  { responses }: ServedOperation,
): readonly Drift[] {
  const due = operation.responses.filter(
    ({ status, mediaTypes }) =>
      /^\d{3}$/.test(status) &&
      (Number(status) < 400 || mediaTypes.length > 0) &&
      operation.listedWithoutReason?.includes(status) !== true,
  )
  const keys = placesIn(responses).map(([key]) => key)
  return due
    .filter(({ status }) => !keys.some((key) => covers(key, status)))
    .map(({ status }) => ({
      kind: 'status',
      operation: operation.id,
      pointer: responses.pointer,
      expected: `status ${status}`,
      actual: 'nothing',
    }))
}
