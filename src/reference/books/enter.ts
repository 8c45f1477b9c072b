import { decimal } from './decimal.js'
import { ownInstitution } from './own-institution.js'
import type { Money, Transaction } from './transaction.js'

type Terms = Partial<Omit<Transaction, 'id' | 'account' | 'amount' | 'check'>> & {
  readonly currency?: string
  readonly checkNumber?: number
}

/**
 * Writes one line of the books: a transaction, completed unless it has a hold state.
 *
 * @param amount exact decimal, in US dollars unless the terms name a currency
 * @param party who paid or was paid
 * @param minutesAgo when, before the bank opened
 */
export function enter(
  id: string,
  account: string,
  amount: string,
  party: string,
  minutesAgo: number,
  terms: Terms = {},
): Transaction {
  const { currency = 'USD', checkNumber, ...rest } = terms
  const completed = rest.holdState === undefined
  return {
    id,
    account,
    state: completed ? 'completed' : 'pending',
    type: 'debit',
    amount: { value: amount, currency },
    balance: completed ? balanceAfter(minutesAgo) : undefined,
    providerSummary: `${party.toUpperCase()} ${String(minutesAgo % 9973).padStart(4, '0')}`,
    summary: party,
    description: `${party}, by ${checkNumber === undefined ? 'card or transfer' : 'check'}`,
    source: account,
    code: checkNumber === undefined ? '15' : '27',
    network: checkNumber === undefined ? 'card' : 'check',
    organization: ownInstitution,
    minutesAgo,
    check: checkNumber === undefined ? undefined : { id: `check-${id}`, number: checkNumber },
    ...rest,
  }
}

/** Some amount, another one for each moment. */
function balanceAfter(minutesAgo: number): Money {
  return { value: decimal(((minutesAgo * 7919) % 400_000) - 20_000), currency: 'USD' }
}
