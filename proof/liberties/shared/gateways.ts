import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

const because =
  'What stands before a service answers for itself; the documents speak of the service.'
const statuses = [502, 504]

type IsMeant = (method: string, status: number, url: string) => boolean

/** Answers of which every so many do not get through, as those to reading or to writing. */
const lost = (isMeant: IsMeant, every: number): Liberty['response'] =>
  remember(
    () => ({ answers: 0 }),
    (memory, response, { method, url }) => {
      if (!isMeant(method, response.status, url)) return response
      if (++memory.answers % every !== 0) return response
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
  {
    name: 'gateways-lose-refusals',
    sentence: 'One in 23 refusals of what names a session does not get through a gateway.',
    because,
    response: lost(
      (_method, status, url) => url.includes('/system/') && [400, 422].includes(status),
      23,
    ),
  },
]

export default liberties
