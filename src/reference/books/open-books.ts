import { bankSecrets } from '../bank-secrets.js'
import type { Actor, Books } from './books.js'
import { moreHoldings } from './more-holdings.js'
import { openMessages } from './open-messages.js'
import { openDefinitions } from './open-definitions.js'
import { openSessions } from './open-sessions.js'
import { openInstitutions } from './open-institutions.js'
import { openText } from './open-text.js'
import { openTransactions } from './open-transactions.js'
import { otherCustomers } from './other-customers.js'
import { riveraHoldings } from './rivera-holdings.js'

const actors: readonly Actor[] = [
  actor('customer', bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN, 'cust-rivera'),
  actor('otherCustomer', bankSecrets.REFERENCE_BANK_OTHER_CUSTOMER_TOKEN, 'cust-okafor'),
  // The same person, with a token that permits nothing.
  {
    ...actor('restricted', bankSecrets.REFERENCE_BANK_RESTRICTED_TOKEN, 'cust-rivera'),
    permitted: false,
  },
  {
    ...actor('agent', bankSecrets.REFERENCE_BANK_AGENT_TOKEN, 'cust-haddad'),
    actsFor: ['cust-mill-street-bakery'],
  },
  {
    ...actor('admin', bankSecrets.REFERENCE_BANK_ADMIN_TOKEN, 'cust-lindqvist'),
    administers: true,
  },
]

function actor(name: string, token: string, customerId: string): Actor {
  return { name, token, customerId, permitted: true, actsFor: [], administers: false }
}

/** By the number of accounts: the books themselves are never changed, so that banks may share them. */
const opened = new Map<number, Books>()

/**
 * The books of the reference bank, the same in every run.
 *
 * @param extraAccounts how many generated internal accounts the actor `customer` holds besides
 */
export function openBooks(extraAccounts: number): Books {
  const books = opened.get(extraAccounts) ?? written(extraAccounts)
  opened.set(extraAccounts, books)
  return books
}

function written(extraAccounts: number): Books {
  const more = moreHoldings(extraAccounts)
  const rivera = { id: 'cust-rivera', holdings: [...riveraHoldings, ...more] }
  return {
    apiKeys: [bankSecrets.REFERENCE_BANK_API_KEY],
    actors,
    customers: [rivera, ...otherCustomers],
    transactions: openTransactions(more),
    text: openText,
    sessions: openSessions,
    messages: openMessages,
    definitions: openDefinitions,
    institutions: openInstitutions,
  }
}
