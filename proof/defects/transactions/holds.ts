import { openBooks } from '../../../src/reference/books/open-books.js'
import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'

const gone = (): Response => refused(404, 'It is gone.', 'transactionNotFound')

const over = openBooks(0).transactions.flatMap(({ id, holdState }) =>
  holdState === 'expired' ? [id] : [],
)

const isOver = ({ url }: Request): boolean =>
  new URL(url).pathname.split('/').some((part) => over.includes(part))

/** Transactions that are listed, and are not there when they are asked for: one of a check, those whose hold is over. */
const defects: readonly Defect[] = [
  {
    name: 'holds-none-unread',
    sentence: 'A pending transaction of one account is listed, and is not there when it is read.',
    breaks: ['transactions.transaction.same'],
    response: async (response, _request, { operation }) => {
      if (operation !== 'getTransaction' || response.status !== 200) return response
      const text = await response.clone().text()
      return text.includes('"pending"') && text.includes('acct-000110') ? gone() : response
    },
  },
  {
    name: 'holds-over-unread',
    sentence: 'A transaction whose hold is over is listed, and is not there when it is read.',
    breaks: ['transactions.getPendingTransactions.items-link-self'],
    response: (response, request, { operation }) =>
      operation === 'getTransaction' && isOver(request) ? gone() : response,
  },
  {
    name: 'holds-over-without-memo',
    sentence: 'A transaction whose hold is over is said not to exist where it is given a memo.',
    breaks: ['transactions.memo.created'],
    response: (response, request, { operation }) =>
      operation === 'updateTransactionMemo' && isOver(request) ? gone() : response,
  },
]

export default defects
