import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

/** A bank behind something that gives up on many of its messages too early. */
const liberty: Liberty = {
  name: 'published-despite-503',
  sentence:
    'Every fifth message is published, answered with 503, and asked for again a second later: it is published twice.',
  because: 'What stands before a service answers for itself; the documents speak of the service.',
  response: remember(
    () => ({ messages: 0 }),
    (memory, response, _request, { operation }) => {
      if (operation !== 'publishMessage' || ++memory.messages % 5 !== 0) return response
      const headers = { 'content-type': 'application/problem+json', 'retry-after': '1' }
      return new Response(JSON.stringify({ status: 503 }), { status: 503, headers })
    },
  ),
}

export default liberty
