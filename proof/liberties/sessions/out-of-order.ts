import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'out-of-order',
  sentence:
    'Every seventh time, a session cannot be resumed at the moment: 503, without Retry-After.',
  because: 'A 5XX is documented; a service that is out of order for a moment shows nothing.',
  response: remember(
    () => ({ resumed: 0 }),
    (memory, response, _request, { operation }) => {
      if (operation !== 'resumeCustomerSession') return response
      memory.resumed += 1
      if (memory.resumed % 7 !== 3) return response
      const headers = { 'content-type': 'application/problem+json' }
      return new Response(JSON.stringify({ status: 503 }), { status: 503, headers })
    },
  ),
}

export default liberty
