import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import { admitCallers } from '../../alterations/admit-callers.js'
import { callAs, isBy } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'

const customer = `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}`
const restricted = `Bearer ${bankSecrets.REFERENCE_BANK_RESTRICTED_TOKEN}`

const withToken = (request: Request): Request => {
  const headers = new Headers(request.headers)
  admitCallers['without-token'](headers, customer)
  return new Request(request, { headers })
}

const has = (request: Request, parameter: string): boolean =>
  new URL(request.url).searchParams.has(parameter)

/** Requests that are let in as soon as they ask for something more. */
const defects: readonly Defect[] = [
  {
    name: 'let-in-with-more-limit',
    sentence: 'The first page of a limited list of accounts needs no token.',
    breaks: ['accounts.listAccounts.without-token'],
    request: (request, { operation }) =>
      operation === 'listAccounts' && has(request, 'limit') ? withToken(request) : request,
  },
  {
    name: 'let-in-with-more-start',
    sentence: 'Later pages of the pending transactions need no token.',
    breaks: ['transactions.getPendingTransactions.without-token'],
    request: (request, { operation }) =>
      operation === 'getPendingTransactions' && has(request, 'start')
        ? withToken(request)
        : request,
  },
  {
    name: 'let-in-with-more-condition',
    sentence: 'A conditional request for a transaction is answered before its token is looked for.',
    breaks: ['transactions.getTransaction.without-token'],
    request: (request, { operation }) =>
      operation === 'getTransaction' && request.headers.has('if-none-match')
        ? withToken(request)
        : request,
  },
  ...(['account', 'q', 'filter', 'checkNumber', 'holdState'] as const).flatMap(
    (parameter): readonly Defect[] => [
      {
        name: `let-in-with-more-${parameter}`,
        sentence: `Pending transactions by ${parameter} need neither key nor token.`,
        breaks: ['transactions.getPendingTransactions.without-credentials'],
        request: (request, { operation }) =>
          operation === 'getPendingTransactions' &&
          has(request, parameter) &&
          !request.headers.has('authorization') &&
          !request.headers.has('api-key')
            ? callAs(request, 'CUSTOMER')
            : request,
      },
      {
        name: `let-in-with-more-${parameter}-restricted`,
        sentence: `Pending transactions by ${parameter} need no permission.`,
        breaks: ['transactions.getPendingTransactions.restricted'],
        request: (request, { operation }) =>
          operation === 'getPendingTransactions' &&
          has(request, parameter) &&
          isBy(request, 'RESTRICTED')
            ? callAs(request, 'CUSTOMER')
            : request,
      },
    ],
  ),
  {
    name: 'let-in-with-more-productType',
    sentence: 'Accounts of a product type are listed for a caller who may not list accounts.',
    breaks: ['accounts.listAccounts.restricted'],
    request: (request, { operation }) =>
      operation === 'listAccounts' && has(request, 'productType') && isBy(request, 'RESTRICTED')
        ? callAs(request, 'CUSTOMER')
        : request,
  },
  {
    name: 'let-in-with-more-customerId',
    sentence: 'Who names a customer is shown the accounts of that one, no matter who asks.',
    breaks: ['accounts.listEligibleAchAccounts.without-credentials'],
    request: (request, { operation }) =>
      operation === 'listEligibleAchAccounts' &&
      has(request, 'customerId') &&
      !request.headers.has('authorization') &&
      !request.headers.has('api-key')
        ? callAs(request, 'CUSTOMER')
        : request,
  },
  {
    name: 'let-in-with-more-location',
    sentence: 'External accounts are listed for a caller who may not list accounts.',
    breaks: ['accounts.listAccounts.restricted'],
    request(request, { operation }) {
      if (operation !== 'listAccounts' || !has(request, 'location')) return request
      if (request.headers.get('authorization') !== restricted) return request
      const headers = new Headers(request.headers)
      headers.set('authorization', customer)
      return new Request(request, { headers })
    },
  },
  {
    name: 'let-in-with-more-try',
    sentence: 'Who asks for balances again is not asked for the permission to view them.',
    group: 'Each is about another account that the caller may not look at.',
    breaks: ['accounts.balances.view-required', 'accounts.balances.not-accessible'],
    async response(response, request, { operation }) {
      if (operation !== 'listAccountBalances' || !has(request, 'retryCount')) return response
      const isRefused = (await response.clone().text()).includes('accountNotPermitted')
      return isRefused ? Response.json({ items: [] }, { status: 202 }) : response
    },
  },
  {
    name: 'let-in-with-more-tag',
    sentence: 'What getTransaction withholds is said to be unchanged to who has a tag of it.',
    breaks: ['transactions.transaction.not-accessible'],
    response: (response, request, { operation }) =>
      operation === 'getTransaction' &&
      response.status === 404 &&
      request.headers.has('if-none-match')
        ? new Response(null, { status: 304 })
        : response,
  },
]

export default defects
