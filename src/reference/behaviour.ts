import type { Actor, Books, Customer, Holding } from './books/books.js'
import type { HalBehaviour } from './hal/hal-behaviour.js'
import type { Fault, GivenParameter } from './http/fault.js'
import type { MessagesBehaviour } from './messages/messages-behaviour.js'
import type { DefinitionsBehaviour } from './notifications/definitions/definitions-behaviour.js'
import type { InstancesBehaviour } from './notifications/instances/instances-behaviour.js'
import type { SessionsBehaviour } from './sessions/sessions-behaviour.js'
import type { InstitutionsBehaviour } from './institutions/institutions-behaviour.js'
import type { TextBehaviour } from './text/text-behaviour.js'
import type { TransactionsBehaviour } from './transactions/transactions-behaviour.js'

/** What the bank refuses an account for when a caller names one that an operation cannot serve. */
export type Refused =
  | 'unknown' // no such account
  | 'foreign' // another customer's
  | 'external' // the caller's own, at another institution
  | 'not-viewable' // the caller's own, without the permission to look at it

/**
 * What a bank decides by itself, each decision a small function: they are one place to read how it conforms, and
 * another bank is one that decides otherwise. Times are milliseconds since 1970, amounts are cents.
 */
export interface Behaviour
  extends
    HalBehaviour,
    TransactionsBehaviour,
    TextBehaviour,
    DefinitionsBehaviour,
    InstancesBehaviour,
    MessagesBehaviour,
    SessionsBehaviour,
    InstitutionsBehaviour {
  // ── Who is served
  knowsKey(key: string | undefined, books: Books): boolean
  actorOf(token: string | undefined, books: Books): Actor | undefined
  permits(actor: Actor, operation: string): boolean
  /** Whether the bank has time for one more call of this actor. */
  admits(actor: Actor, operation: string, now: number): boolean
  mayActFor(actor: Actor, customerId: string): boolean

  // ── What hooks do
  /** What becomes of a hook that was called. */
  hooked(hook: string, act: () => void): void
  /** By how many milliseconds the clock is put forward, given those that were requested. */
  clockAdvance(milliseconds: number): number

  // ── What is refused, and how
  /** The faults to refuse a parameter for, given those that were found. */
  faultsOf(given: GivenParameter, found: readonly Fault[]): readonly Fault[]
  /** 400 or 422, of the statuses documented for the operation. */
  statusOf(fault: Fault, documented: readonly number[]): number
  /** How operation answers for an account that it cannot serve; `undefined` serves it nevertheless. */
  refusalOf(
    reason: Refused,
    operation: string,
  ): { readonly status: number; readonly name: string } | undefined
  /** URI reference of a problem type. */
  problemType(name: string, baseUrl: string): string

  // ── Lists and pages
  /** The books that the bank opens with. */
  books(books: Books): Books
  /** Order of the list within one walk; stable for a given walk. */
  arrange(holdings: readonly Holding[], walk: number, operation: string): readonly Holding[]
  ofProductType(holding: Holding, wanted: readonly string[]): boolean
  atLocation(holding: Holding, wanted: string): boolean
  allowsAll(holding: Holding, wanted: readonly string[], operation: string): boolean
  ofSecCode(holding: Holding, wanted: string): boolean
  pageSize(limit: number, operation: string): number
  /** As it stands in the answer: absolute, or relative to `url`. */
  nextPageUrl(url: URL): string

  // ── Accounts
  label(holding: Holding): string

  // ── Balances
  /** Whether the balance is there on this try, 0 being the first. */
  supplies(holding: Holding, retryCount: number, now: number): boolean
  /** Whether a client that has tried `retryCount` times may try again. */
  mayRetry(retryCount: number): boolean
  /** The count that a client is to pass with its next try. */
  nextRetryCount(retryCount: number): number
  /** When a client that was told to wait may come back. */
  returnAt(now: number): number
  /** Value of Retry-After. */
  retryAfter(at: number): string
  /** Value of `updatedAt`. */
  dateTime(at: number): string
  amount(cents: number): string
  /** The accounts to answer for, in the order of the answer. */
  balanceOrder(asked: readonly Holding[], customer: Customer): readonly Holding[]
}
