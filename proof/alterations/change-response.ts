import type { Where } from './change-json.js'
import type { Variation } from '../variation.js'

/** Builds the `response` of a variation that changes some answers and lets the others pass as they are. */
export function changeResponse(
  where: Where,
  change: (response: Response) => Response | Promise<Response>,
): NonNullable<Variation['response']> {
  return (response, _request, { operation }) => {
    const meant =
      (where.operations?.includes(operation ?? '') ?? true) &&
      (where.statuses?.includes(response.status) ?? true)
    return meant ? change(response) : response
  }
}
