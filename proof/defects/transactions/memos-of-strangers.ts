import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Defect } from '../../defect.js'

const names: Readonly<Record<string, string>> = {
  updateTransactionMemo: 'written',
  deleteTransactionMemo: 'deleted',
}

const isStranger = ({ headers }: Request): boolean => !headers.has('authorization')

/** The refusal of a request without a token, as the bank words it. */
const refusal = (): Response => {
  const type = 'authenticationRequired'
  const error = {
    _id: 'error-stranger',
    message: 'A token is missing.',
    statusCode: 401,
    type,
    occurredAt: '2020-01-01T00:00:00Z',
    _links: { describedby: { href: `/errors/${type}` } },
  }
  const profile = 'https://profiles.bank.example/errorResponse/2.1.1'
  return new Response(JSON.stringify({ _profile: profile, _links: {}, _error: error }), {
    status: 401,
    headers: { 'content-type': 'application/hal+json', 'www-authenticate': 'Bearer' },
  })
}

/** Requests without credentials that are refused after they were carried out. */
const defects: readonly Defect[] = Object.entries(names).map(([meant, done]) => ({
  name: `memos-of-strangers-${done}`,
  sentence: `A memo is ${done} before the missing token is noticed.`,
  breaks: ['transactions.memo.refused-unwritten'],
  request: (request, { operation }) => {
    if (operation !== meant || !isStranger(request)) return request
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`)
    headers.set('api-key', bankSecrets.REFERENCE_BANK_API_KEY)
    return new Request(request, { headers })
  },
  response: (response, request, { operation }) =>
    operation === meant && isStranger(request) ? refusal() : response,
}))

export default defects
