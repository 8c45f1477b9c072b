import type { Liberty } from '../../liberty.js'
import { forbiddenIn } from '../../alterations/forbidden-in.js'

const forbidden = forbiddenIn('transaction-callers', 'Which scope an operation needs is not shown.')

/** Other permissions of callers. */
const liberties: readonly Liberty[] = [
  forbidden(
    'only-read',
    'The customer only reads.',
    'updateTransactionMemo',
    'deleteTransactionMemo',
  ),
  forbidden(
    'delete-nothing',
    'The customer writes memos and deletes none.',
    'deleteTransactionMemo',
  ),
  forbidden('read-no-memos', 'The customer reads no memo by itself.', 'getTransactionMemo'),
  forbidden('read-no-history', 'The customer reads no history.', 'getTransactions'),
  forbidden('read-lists', 'The customer reads lists and no single transaction.', 'getTransaction'),
  forbidden(
    'read-nothing-pending',
    'The customer reads nothing that is pending.',
    'getPendingTransactions',
  ),
  {
    name: 'transaction-callers-no-full-numbers',
    sentence: 'The customer may not ask for full account numbers: 403.',
    because: 'Unmasked account numbers take an explicit request; who may make it is not shown.',
    response: (response, { url }, { operation }) =>
      operation === 'getTransaction' &&
      response.status < 400 &&
      new URL(url).searchParams.get('unmasked') === 'true'
        ? new Response(null, { status: 403 })
        : response,
  },
  {
    name: 'transaction-callers-stronger-log-in',
    sentence: 'Full account numbers take a stronger log-in: 401 without a challenge.',
    because: '401 can mean that step-up authentication is needed; it may carry WWW-Authenticate.',
    response: (response, { url }, { operation }) =>
      operation === 'getTransaction' &&
      response.status < 400 &&
      new URL(url).searchParams.get('unmasked') === 'true'
        ? new Response(null, { status: 401 })
        : response,
  },
]

export default liberties
