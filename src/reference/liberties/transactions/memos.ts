import type { Liberty } from '../../liberty.js'

/** Other rules for memos. */
const liberties: readonly Liberty[] = [
  {
    name: 'memos-replaced-without-if-match',
    sentence: 'A memo is replaced for whoever sends no If-Match.',
    because: 'If-Match must hold the current entity tag; that it must be there is not said.',
    behaviour: ({ mayWrite }) => ({
      mayWrite: (ifMatch, current, operation) =>
        (operation === 'updateTransactionMemo' && ifMatch === undefined) ||
        mayWrite(ifMatch, current, operation),
    }),
  },
  {
    name: 'memos-body-first',
    sentence: 'The body of a PUT is looked at before If-Match.',
    because: 'Which of several reasons a refusal names is not shown.',
    behaviour: { memoChecks: () => ['body', 'precondition'] },
  },
  {
    name: 'memos-never-empty',
    sentence: 'An empty memo is refused with 422.',
    because: 'What a memo may hold is not shown.',
    behaviour: ({ memoText }) => ({ memoText: (body) => memoText(body) || undefined }),
  },
  {
    name: 'memos-wrong-shape-malformed',
    sentence: 'A memo of the wrong shape is refused with 400.',
    because: 'A body that has not the shape of a memo may be taken for malformed.',
    response({ status, headers, body }, _request, { operation }) {
      const meant = status === 422 && operation === 'updateTransactionMemo'
      if (!meant) return new Response(body, { status, headers })
      return rewritten(new Response(body, { status: 400, headers }))
    },
  },
]

async function rewritten(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = (await response.text()).replaceAll('"statusCode":422', `"statusCode":${status}`)
  return new Response(text, { status, headers })
}

export default liberties
