import type { Operation, Parameter } from '../../src/contract/operation.js'
import { givenValue } from './given-value.js'

/** Whether a request asks, but for some parameters, for nothing that need not be asked. */
export const isPlain = (
  request: Request,
  operation: Operation,
  but: readonly Parameter[],
): boolean =>
  operation.parameters.every(
    (one) =>
      but.includes(one) ||
      one.in !== 'query' ||
      one.required ||
      operation.alternatives[0]?.includes(one.name) === true ||
      givenValue(request, operation, one) === undefined,
  )
