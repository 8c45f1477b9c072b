import type { Holding } from '../books/books.js'
import type { Transaction } from '../books/transaction.js'
import type { CheckNumbers } from './check-numbers.js'
import type { MemoStore } from './memo-store.js'

/** Why a caller gets no transaction for an identifier. */
export type Withheld =
  | 'unknown' // no such transaction
  | 'foreign' // one of an account that the caller has not
  | 'not-viewable' // one of an account that the caller has and may not look at

/** What a request to change a memo is judged by. */
export type MemoCheck = 'access' | 'precondition' | 'body'

/** The two sides of a check. */
export type CheckSide = 'front' | 'back'

/** The bank's decisions about transactions and memos. */
export interface TransactionsBehaviour {
  // ── What there is to see
  /** Whether the customer may see the transactions of this account. */
  opensTransactions(holding: Holding): boolean
  /** How an operation answers for a transaction that it may not serve; `undefined` serves it nevertheless. */
  withholdingOf(
    reason: Withheld,
    operation: string,
  ): { readonly status: number; readonly name: string } | undefined
  /** Whether the full account number is told, given the query parameter. */
  tellsFullNumber(unmasked: boolean): boolean
  /** Whether the hold state stands in the representation. */
  showsHoldState(transaction: Transaction): boolean
  checkImage(side: CheckSide): {
    readonly mediaType: string
    readonly bytes: Uint8Array<ArrayBuffer>
  }

  // ── Collections
  inCollection(transaction: Transaction, operation: string): boolean
  /** Order of a collection. */
  arrangeTransactions(
    transactions: readonly Transaction[],
    operation: string,
  ): readonly Transaction[]
  ofAccounts(transaction: Transaction, wanted: readonly string[], operation: string): boolean
  ofCheckNumbers(transaction: Transaction, wanted: readonly CheckNumbers[]): boolean
  /** Hold states that are meant when none is given; empty for all. */
  usualHoldStates(): readonly string[]
  ofHoldStates(transaction: Transaction, wanted: readonly string[]): boolean
  passesFilter(transaction: Transaction, filter: string): boolean
  mentions(transaction: Transaction, words: string): boolean

  // ── Memos
  /** The memos of a bank that has just opened. */
  memos(memos: MemoStore): MemoStore
  /** What a PUT is judged by, in this order. */
  memoChecks(): readonly MemoCheck[]
  /** The text of a memo that is well formed; `undefined` when it has not the shape of one. */
  memoText(body: unknown): string | undefined
  /** What becomes of a PUT or a DELETE that is refused; `act` would have carried it out. */
  declineMemo(check: MemoCheck, act: () => void, operation: string): void
}
