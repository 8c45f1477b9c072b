/** A transaction as the bank keeps it (document 1, Transaction). */
export interface Transaction {
  readonly id: string
  /** Id of the account that it debits or credits. */
  readonly account: string
  readonly state: 'pending' | 'completed'
  readonly type: 'debit' | 'credit' | 'fee' | 'interest' | 'hold' | 'reversal'
  readonly amount: Money
  /** Of the account, once the transaction is completed. */
  readonly balance?: Money
  readonly providerSummary: string
  readonly summary: string
  readonly description: string
  /** The memo with which the bank opens. */
  readonly memo?: string
  readonly recurs?: 'recurring'
  readonly cashBack?: Money
  readonly check?: Check
  /** Id of the account that the money comes from, where that is one of a customer's. */
  readonly source?: string
  readonly code: string
  readonly network: string
  readonly disputeState?: 'resolved' | 'opened'
  /** Of a pending transaction. */
  readonly holdState?: HoldState
  /** Code of the institution that holds the account. */
  readonly organization: string
  /** When it took effect, in minutes before the bank opened. */
  readonly minutesAgo: number
}

/** An exact decimal in a currency. */
export interface Money {
  readonly value: string
  readonly currency: string
}

interface Check {
  readonly id: string
  readonly number: number
}

export type HoldState = 'active' | 'expired' | 'none'
