import type { Variation } from '../variation.js'

/** Builds the `request` of a bank that reads the query of one operation otherwise than it was sent. */
export const changeQuery =
  (
    operation: string,
    change: (query: URLSearchParams) => void,
  ): NonNullable<Variation['request']> =>
  (request, context) => {
    if (context.operation !== operation) return request
    const url = new URL(request.url)
    change(url.searchParams)
    return new Request(url, request)
  }
