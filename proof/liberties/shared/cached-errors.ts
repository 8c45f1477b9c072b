import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const hour = 3_600_000

const older = changeJson(
  { statuses: [404] },
  ({ _error: error, ...body }, _response, _request, { now }) => {
    const occurredAt = new Date(now() - hour).toISOString()
    return error === undefined
      ? { ...body, occurredAt }
      : { ...body, _error: { ...(error as JsonObject), occurredAt } }
  },
)

const liberty: Liberty = {
  name: 'cached-errors',
  sentence: 'What is not found comes from a cache, which says that it is an hour old.',
  because: 'An error occurred when it was first told; Age says how long ago (RFC 9111, 5.1).',
  response: async (response, request, context) => {
    if (response.status !== 404) return response
    const kept = await older(response, request, context)
    const headers = new Headers(kept.headers)
    headers.set('date', new Date(context.now()).toUTCString())
    headers.set('age', String(hour / 1000))
    return new Response(kept.body, { status: kept.status, headers })
  },
}

export default liberty
