import { changeResponse } from './change-response.js'
import type { Where } from './change-json.js'
import type { Variation } from '../variation.js'

/** Builds the `response` of a variation that answers with another status, which its error tells as well. */
export function restate(where: Where, status: number): NonNullable<Variation['response']> {
  return changeResponse(where, async (response) => {
    const text = (await response.text()).replaceAll(/"(status|statusCode)":\d+/g, `"$1":${status}`)
    return new Response(text, { status, headers: response.headers })
  })
}
