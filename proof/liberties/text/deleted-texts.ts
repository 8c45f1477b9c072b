import type { Liberty } from '../../liberty.js'

const because = 'What deleteString answers is not shown.'

function deleting(
  name: string,
  sentence: string,
  answer: (response: Response, request: Request) => Response,
): Liberty {
  return {
    name: `deleted-texts-${name}`,
    sentence,
    because,
    response: (response, request, { operation }) =>
      operation === 'deleteString' ? answer(response, request) : response,
  }
}

/** What a bank without the operation does: nothing, and it says so. */
function without(name: string, status: number): Liberty {
  return {
    ...deleting(name, `Strings are not deleted: ${status}.`, () => new Response(null, { status })),
    request: (request, { operation }) =>
      operation === 'deleteString' ? new Request(`${request.url}-not-there`, request) : request,
  }
}

/** Other ways to delete strings, or none. */
const liberties: readonly Liberty[] = [
  without('never-405', 405),
  without('never-404', 404),
  without('never-501', 501),
  without('never-403', 403),
  deleting(
    'later',
    'Deleting is taken on and done a moment later: 202.',
    ({ status, headers }) => new Response(null, { status: status === 204 ? 202 : status, headers }),
  ),
  deleting('with-text', 'What was deleted is answered as a plain text.', (response) =>
    response.status === 204
      ? new Response('gone', { headers: { 'content-type': 'text/plain' } })
      : response,
  ),
  {
    name: 'deleted-texts-unless-referred',
    sentence: 'What another string may refer to is not deleted: 409.',
    because,
    request: (request, { operation }) =>
      operation === 'deleteString' && Number(/\d+$/.exec(request.url)?.[0] ?? 0) % 2 === 1
        ? new Request(`${request.url}-not-there`, request)
        : request,
    response: (response, request, { operation }) =>
      operation === 'deleteString' && request.url.endsWith('-not-there')
        ? new Response(null, { status: 409 })
        : response,
  },
  {
    name: 'deleted-texts-with-tag',
    sentence: 'Deleting a string takes its entity tag.',
    because,
    request: (request, { operation }) =>
      operation === 'deleteString' && !request.headers.has('if-match')
        ? new Request(`${request.url}-not-there`, request)
        : request,
  },
]

export default liberties
