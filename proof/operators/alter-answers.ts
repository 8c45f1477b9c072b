import type { Operation } from '../../src/contract/operation.js'
import type { Variation } from '../variation.js'
import { asksFor } from './asks-for.js'

/** What an answer was given to. */
export interface Asked {
  readonly operation: Operation
  /** As the client sent it. */
  readonly request: Request
}

type Change = (
  response: Response,
  asked: Asked,
) => Response | undefined | Promise<Response | undefined>

/**
 * Builds the `response` of a defect that changes answers of operations.
 *
 * @param change gives another answer, or nothing where this one is to stay as it is, which it may have read
 */
export function alterAnswers(
  operations: readonly Operation[],
  change: Change,
): NonNullable<Variation['response']> {
  const alter = async (response: Response, asked: Asked): Promise<Response> =>
    (await change(response.clone(), asked)) ?? response
  return (response, request) => {
    const operation = operations.find((one) => asksFor(one)(request))
    return operation === undefined ? response : alter(response, { operation, request })
  }
}
