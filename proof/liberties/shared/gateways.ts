import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

const because =
  'What stands before a service answers for itself; the documents speak of the service.'
const statuses = [502, 504]

/** Answers of which every so many do not get through, as those to reading or to writing. */
const lost = (isMeant: (method: string) => boolean, every: number): Liberty['response'] =>
  remember(
    () => ({ answers: 0 }),
    (memory, response, { method }) => {
      if (!isMeant(method) || ++memory.answers % every !== 0) return response
      const status = statuses[(memory.answers / every) % statuses.length] ?? 502
      const headers = { 'content-type': 'application/problem+json' }
      return new Response(JSON.stringify({ status }), { status, headers })
    },
  )

/** Banks behind something that does not always reach them. */
const liberties: readonly Liberty[] = [
  {
    name: 'gateways-now-and-then',
    sentence: 'Every forty-third request to read something does not get through to the bank.',
    because,
    response: lost((method) => method === 'GET', 43),
  },
  {
    name: 'gateways-lose-answers',
    sentence: 'One in 199 writes is carried out, and a gateway says that the bank did not answer.',
    because,
    response: lost((method) => method !== 'GET', 199),
  },
]

export default liberties
