import type { Variation } from '../variation.js'

/** Builds the `response` of a variation that sends a body with a status that allows none. */
export const giveBody =
  (
    operations: readonly string[],
    status: 204 | 304,
    text: string,
  ): NonNullable<Variation['response']> =>
  (response, _request, { operation }) => {
    if (response.status !== status || !operations.includes(operation ?? '')) return response
    const given = new Response(text, { headers: response.headers })
    // No answer of that status can be built with a body.
    return Object.defineProperty(given, 'status', { value: status })
  }
