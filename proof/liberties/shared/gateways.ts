import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

const statuses = [502, 504]

/** A bank behind something that does not always reach it. */
const liberty: Liberty = {
  name: 'gateways-now-and-then',
  sentence: 'Every forty-third request to read something does not get through to the bank.',
  because: 'What stands before a service answers for itself; the documents speak of the service.',
  response: remember(
    () => ({ reads: 0 }),
    (memory, response, { method }) => {
      if (method !== 'GET' || ++memory.reads % 43 !== 0) return response
      const status = statuses[(memory.reads / 43) % statuses.length] ?? 502
      const headers = { 'content-type': 'application/problem+json' }
      return new Response(JSON.stringify({ status }), { status, headers })
    },
  ),
}

export default liberty
