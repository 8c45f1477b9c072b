import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'

const defect: Defect = {
  name: 'memos-refused-unless-known',
  sentence: 'getTransactionMemo asks for an If-None-Match, which need not be given.',
  breaks: ['transactions.getTransactionMemo.answers'],
  response: (response, request, { operation }) =>
    operation === 'getTransactionMemo' &&
    response.status === 200 &&
    !request.headers.has('if-none-match')
      ? refused(400, 'Send If-None-Match.')
      : response,
}

export default defect
