import type { Variation } from '../variation.js'

/** Builds the `response` of a variation that changes header fields and leaves the body alone. */
export function changeHeaders(
  change: (headers: Headers, response: Response) => void,
): NonNullable<Variation['response']> {
  return (response) => {
    const headers = new Headers(response.headers)
    change(headers, response)
    return new Response(response.body, { status: response.status, headers })
  }
}
