import type { Variation } from '../variation.js'

/** Builds the `response` of a variation that writes the same JSON with other characters. */
export function respellJson(write: (body: unknown) => string): NonNullable<Variation['response']> {
  return async (response) => {
    const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '')
    if (response.body === null || !isJson) return response
    const { status, headers } = response
    return new Response(write(await response.json()), { status, headers })
  }
}
