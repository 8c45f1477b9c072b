import { callAs, isBy } from '../../alterations/call-as.js'
import { changeQuery } from '../../alterations/change-query.js'
import { withoutMemory } from '../../alterations/without-memory.js'
import type { Defect } from '../../defect.js'

/** What is kept from one caller, and not from others, or not from who asks again. */
const defects: readonly Defect[] = [
  {
    name: 'shown-to-others-account',
    sentence: 'An account that the customer has alone is shown to the other customer.',
    breaks: ['accounts.getAccount.not-accessible'],
    request: (request, { operation }) =>
      operation === 'getAccount' && request.url.endsWith('/acct-000101') && isByOther(request)
        ? callAs(request, 'CUSTOMER')
        : request,
  },
  {
    name: 'shown-to-others-balance',
    sentence: "The other customer is shown the customer's balances.",
    // Their own balances are refused, as those of another customer.
    breaks: ['accounts.balances.not-accessible', 'accounts.allows.view-meaning'],
    request: (request, { operation }) =>
      operation === 'listAccountBalances' && isByOther(request)
        ? callAs(request, 'CUSTOMER')
        : request,
  },
  {
    name: 'shown-to-others-for-transfers',
    sentence: "The other customer is shown the customer's accounts for transfers.",
    breaks: ['accounts.listAccounts.accessible-only', 'accounts.nickname.per-customer'],
    request: (request, { operation }) =>
      operation === 'listEligibleAchAccounts' && isByOther(request)
        ? callAs(request, 'CUSTOMER')
        : request,
  },
  {
    name: 'shown-to-others-who-name-the-customer',
    sentence: 'Anyone who names a customer who is a person is shown their accounts for transfers.',
    breaks: ['accounts.listAccounts.accessible-only'],
    behaviour: withoutMemory(({ mayActFor }) => ({
      mayActFor: (actor, id) => id === 'cust-rivera' || mayActFor(actor, id),
    })),
  },
  {
    name: 'shown-to-others-whatever-allowed',
    sentence:
      'An agent is shown all accounts of a business that may be viewed, whatever it asks for.',
    breaks: ['accounts.listEligibleAchAccounts.allows-filter-matching'],
    request: (request, { operation }) => {
      if (operation !== 'listEligibleAchAccounts' || !isBy(request, 'AGENT')) return request
      const url = new URL(request.url)
      url.searchParams.set('allows', 'view')
      return new Request(url, request)
    },
  },
  {
    name: 'shown-to-others-who-ask-again',
    sentence: 'Who asks for balances again may name an account twice.',
    breaks: ['accounts.listAccountBalances.accounts-duplicate'],
    request: changeQuery('listAccountBalances', (query) => {
      const asked = query.get('accounts')
      if (query.has('retryCount') && asked !== null)
        query.set('accounts', [...new Set(asked.split(','))].join(','))
    }),
  },
]

const isByOther = (request: Request): boolean => isBy(request, 'OTHER_CUSTOMER')

export default defects
