import type { RequestInput } from '../../../src/scenario/index.js'

/** Requests with a body that a service need not read: what it refuses of them, it does not do, either. */
export const unreadBodies = (body: object): readonly RequestInput[] => [
  { json: body, headers: [['Content-Type', 'text/plain; charset=utf-8']] },
  {
    body: new TextEncoder().encode(JSON.stringify(body).slice(0, -1)),
    headers: [['Content-Type', 'application/json']],
  },
]
