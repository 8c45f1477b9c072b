/**
 * Transactions that a client cannot recognise, as a profile names them under `fixtures.transactions`:
 * identifiers, unless said otherwise, of transactions that the actor `customer` may see.
 */
export interface TransactionFixtures {
  /** Transactions that together have every member that one may have. */
  readonly transaction: readonly string[]
  readonly transactionWithCheck: readonly string[]
  readonly transactionWithoutCheck: readonly string[]
  readonly transactionWithMemo: readonly string[]
  /** Transactions to which a suite may give a memo, and take it away again. */
  readonly transactionWithoutMemo: readonly string[]
  /** Transactions whose source account is one of the customer's own, so that its full number is to be had. */
  readonly transactionWithSource: readonly string[]
  /** Accounts that have pending transactions without a hold, the caller's and viewable. */
  readonly pendingAccount: readonly string[]
  /** Numbers of checks that are pending without a hold, smallest first. */
  readonly pendingCheckNumber: readonly string[]
  /** Pending transactions by their hold state. */
  readonly activeHold: readonly string[]
  readonly expiredHold: readonly string[]
  readonly noHold: readonly string[]
  /** A transaction of `otherCustomer` that the customer may not see; absent when there is none. */
  readonly otherCustomersTransaction?: string
  /** Full account numbers, which must not occur in URLs. */
  readonly accountNumbers: readonly string[]
}
