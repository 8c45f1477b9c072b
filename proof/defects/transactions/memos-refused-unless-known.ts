import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'memos-refused-unless-known',
  sentence: 'getTransactionMemo asks for an If-None-Match, which need not be given.',
  breaks: ['transactions.getTransactionMemo.answers'],
  response: (response, request, { operation }) =>
    operation === 'getTransactionMemo' &&
    response.status === 200 &&
    !request.headers.has('if-none-match')
      ? new Response(
          JSON.stringify({ _error: { message: 'Send If-None-Match.', statusCode: 400 } }),
          {
            status: 400,
            headers: { 'content-type': 'application/hal+json' },
          },
        )
      : response,
}

export default defect
