import type { OpenedMessages } from './messages.js'
import type { OpenedDefinition } from './definition.js'
import type { OpenedSessions } from './sessions.js'
import type { OpenedInstitutions } from './institution.js'
import type { OpenedText } from './text.js'
import type { Transaction } from './transaction.js'

export type ProductType = 'savings' | 'checking' | 'cd' | 'ira' | 'loan' | 'creditCard'

export type Permission =
  | 'billPay'
  | 'transferFrom'
  | 'transferTo'
  | 'mobileCheckDeposit'
  | 'view'
  | 'viewCards'
  | 'manageCards'

export interface Product {
  readonly type: ProductType
  readonly code: string
  readonly label: string
  readonly description: string
}

/** How the banking core answers for an account. */
export type Core =
  | 'up'
  | 'slow' // the balance is missing at first and there on the first retry
  | 'stuck' // the balance never comes
  | 'down' // asking for the balance fails

/** In cents; each may be absent in another bank. */
interface Amounts {
  readonly available: number
  readonly current: number
  readonly currentWithPending: number
}

export interface Account {
  readonly id: string
  readonly title: string
  /** The full number, which no answer shows. */
  readonly number: string
  readonly maskedNumber: string
  readonly product: Product
  readonly location: 'internal' | 'external'
  readonly electronicStatements: boolean
  /** SEC codes of the ACH transfers that the account allows. */
  readonly secCodes: readonly string[]
  readonly core: Core
  readonly amounts: Amounts
}

/** An account as one customer sees it: permissions and nickname belong to the two together. */
export interface Holding {
  readonly account: Account
  readonly allows: Readonly<Record<Permission, boolean>>
  readonly nickname?: string
}

export interface Customer {
  readonly id: string
  readonly holdings: readonly Holding[]
}

/** A user who holds a token. */
export interface Actor {
  readonly name: string
  readonly token: string
  readonly customerId: string
  /** False for valid credentials that permit nothing at all. */
  readonly permitted: boolean
  /** Ids of the business customers that the actor may act for. */
  readonly actsFor: readonly string[]
  /** True for callers who may change the text of the bank and the definitions of its notifications. */
  readonly administers: boolean
}

/** Everything that the bank knows when it opens. Never changes afterwards. */
export interface Books {
  readonly apiKeys: readonly string[]
  readonly actors: readonly Actor[]
  readonly customers: readonly Customer[]
  /** Newest first. */
  readonly transactions: readonly Transaction[]
  readonly text: OpenedText
  readonly sessions: OpenedSessions
  readonly messages: OpenedMessages
  readonly definitions: readonly OpenedDefinition[]
  readonly institutions: OpenedInstitutions
}
