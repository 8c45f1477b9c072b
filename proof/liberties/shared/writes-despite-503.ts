import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

/** A bank behind something that gives up on it too early. */
const liberty: Liberty = {
  name: 'writes-despite-503',
  sentence:
    'Every twenty-third write is carried out, answered with 503, and asked for again a second later.',
  because: 'What stands before a service answers for itself; the documents speak of the service.',
  response: remember(
    () => ({ writes: 0 }),
    (memory, response, { method }) => {
      if (method === 'GET' || ++memory.writes % 23 !== 0) return response
      const headers = { 'content-type': 'application/problem+json', 'retry-after': '1' }
      return new Response(JSON.stringify({ status: 503 }), { status: 503, headers })
    },
  ),
}

export default liberty
