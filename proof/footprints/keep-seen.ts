import type { Variation } from '../variation.js'
import type { Seen } from './footprint.js'

/** Keeps each request to a bank with its answer. */
export function keepSeen(
  keep: (seen: Seen) => void,
): Required<Pick<Variation, 'request' | 'response'>> {
  const bodies = new WeakMap<Request, string>()
  return {
    // Here, before the bank has read the body.
    request: async (request) => {
      if (request.body !== null) bodies.set(request, await request.clone().text())
      return request
    },
    response: async (response, request, { operation }) => {
      const { url, method } = request
      const [asked, answered] = [new Headers(request.headers), new Headers(response.headers)]
      const sent = bodies.get(request)
      const { status } = response
      const body = response.body === null ? null : await response.clone().text()
      keep({
        operation,
        body,
        request: untilUsed(() => new Request(url, { method, headers: asked, body: sent })),
        response: untilUsed(() => new Response(body, { status, headers: answered })),
      })
      return response
    },
  }
}

/** Makes another one only when the last was read. */
function untilUsed<T extends Request | Response>(make: () => T): () => T {
  let last: T | undefined
  return () => (last = last === undefined || last.bodyUsed || last.body?.locked ? make() : last)
}
