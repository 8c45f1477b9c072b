import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'

const because = 'Parameters and responses of getTransactions are not shown.'

function history(
  name: string,
  sentence: string,
  answer: (response: Response, request: Request) => Response | Promise<Response>,
): Liberty {
  return {
    name: `histories-${name}`,
    sentence,
    because,
    response: (response, request, { operation }) =>
      operation === 'getTransactions' && response.status === 200
        ? answer(response, request)
        : response,
  }
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Other ways to answer the history, which is not shown. */
const liberties: readonly Liberty[] = [
  history(
    'as-csv',
    'The history is a table in text/csv.',
    () =>
      new Response('id,amount\r\ntxn-000001,12.50\r\n', {
        headers: { 'content-type': 'text/csv' },
      }),
  ),
  history('as-list', 'The history is a list of transactions, in plain JSON.', async (response) => {
    const { _embedded: embedded } = (await response.json()) as { _embedded: { items: unknown[] } }
    return json(embedded.items)
  }),
  history(
    'nothing',
    'The history answers with 204 to a request without a range of dates.',
    () => new Response(null, { status: 204 }),
  ),
  history('needs-a-range', 'The history asks for a range of dates: 422.', () =>
    refused(422, 'Which dates?'),
  ),
  history('needs-an-account', 'The history asks for an account: 400.', (response, { url }) =>
    new URL(url).searchParams.has('account') ? response : refused(400, 'Which account?'),
  ),
  history(
    'of-one-account',
    'The history asks for an account: 422. Its link collection leads to that of all accounts.',
    async (response, { url }) => {
      if (!new URL(url).searchParams.has('account')) return refused(422, 'Which account?')
      const page = (await response.json()) as { _links: object }
      const { _links: links } = page
      const [href] = url.split('?')
      return Response.json({ ...page, _links: { ...links, collection: { href } } }, response)
    },
  ),
  history('not-there', 'There is no history.', () => refused(404, 'There is nothing here.')),
  history(
    'elsewhere',
    'The history is somewhere else.',
    () => new Response(null, { status: 303, headers: { location: '/api/archive' } }),
  ),
]

export default liberties
