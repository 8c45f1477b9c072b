import { callAs, isBy } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'

const operations = { updateTransactionMemo: 'written', deleteTransactionMemo: 'deleted' } as const

interface Caller {
  readonly name: string
  /** What is noticed too late. */
  readonly fault: string
  readonly status: number
  readonly is: (request: Request) => boolean
  /** What is broken as well where a memo is written, which is read after a refusal there. */
  readonly written?: string
}

const callers: readonly Caller[] = [
  {
    name: '',
    fault: 'the missing token',
    status: 401,
    is: ({ headers }) => !headers.has('authorization'),
    written: 'transactions.updateTransactionMemo.without-credentials',
  },
  {
    name: '-with-wrong-token',
    fault: 'the wrong token',
    status: 401,
    is: ({ headers }) => headers.get('authorization')?.includes('never') === true,
    written: 'transactions.updateTransactionMemo.wrong-token',
  },
  {
    name: '-without-key',
    fault: 'the missing key',
    status: 401,
    is: ({ headers }) => headers.has('authorization') && !headers.has('api-key'),
    written: 'transactions.updateTransactionMemo.without-key',
  },
  {
    name: '-with-wrong-key',
    fault: 'the wrong key',
    status: 403,
    is: ({ headers }) => headers.get('api-key')?.includes('never') === true,
    written: 'transactions.updateTransactionMemo.wrong-key',
  },
  {
    name: '-without-permission',
    fault: 'the missing permission',
    status: 403,
    is: (request) => isBy(request, 'RESTRICTED'),
  },
]

function refusal(status: number): Response {
  const response = refused(status, 'It is not permitted.')
  response.headers.set('www-authenticate', 'Bearer')
  return response
}

/** Requests of callers who are to be refused, and who are so after they were carried out. */
const defects: readonly Defect[] = Object.entries(operations).flatMap(([meant, done]) =>
  callers.map(({ name, fault, status, is, written }): Defect => ({
    name: `memos-of-strangers-${done}${name}`,
    sentence: `A memo is ${done} before ${fault} is noticed.`,
    breaks: [
      'transactions.memo.refused-unwritten',
      ...(done === 'written' && written !== undefined ? [written] : []),
    ],
    request: (request, { operation }) =>
      operation === meant && is(request) ? callAs(request, 'CUSTOMER') : request,
    response: (response, request, { operation }) =>
      operation === meant && is(request) ? refusal(status) : response,
  })),
)

export default defects
