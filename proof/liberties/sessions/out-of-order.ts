import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

/** @param meets whether a resumption meets such a moment, by its number */
const outOfOrder = (
  name: string,
  sentence: string,
  meets: (resumed: number) => boolean,
): Liberty => ({
  name,
  sentence,
  because: 'A 5XX is documented; a service that is out of order for a moment shows nothing.',
  response: remember(
    () => ({ resumed: 0 }),
    (memory, response, _request, { operation }) => {
      if (operation !== 'resumeCustomerSession') return response
      memory.resumed += 1
      if (!meets(memory.resumed)) return response
      const headers = { 'content-type': 'application/problem+json' }
      return new Response(JSON.stringify({ status: 503 }), { status: 503, headers })
    },
  ),
})

/** Moments in which a service is out of order. */
const liberties: readonly Liberty[] = [
  outOfOrder(
    'out-of-order',
    'Every seventh time, a session cannot be resumed at the moment: 503, without Retry-After.',
    (resumed) => resumed % 7 === 3,
  ),
  outOfOrder(
    'out-of-order-twice',
    'Of nine times, a session cannot be resumed two times one after the other: 503, without Retry-After.',
    (resumed) => [3, 4].includes(resumed % 9),
  ),
]

export default liberties
