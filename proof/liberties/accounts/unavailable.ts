import type { Liberty } from '../../liberty.js'

/** A bank that is not there now and then. */
const liberty: Liberty = {
  name: 'unavailable-now-and-then',
  sentence: 'Every thirteenth call finds the bank unavailable; the next is answered again.',
  because: '503 is among the statuses of the interface; for how long it holds is not shown.',
  response: (() => {
    let calls = 0
    return (response: Response): Response => {
      if (++calls % 13 !== 0) return response
      const headers = { 'content-type': 'application/problem+json' }
      return new Response(JSON.stringify({ status: 503 }), { status: 503, headers })
    }
  })(),
}

export default liberty
