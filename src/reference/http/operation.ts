import type { Actor, Customer } from '../books/books.js'
import type { BankServices } from './bank-services.js'

/** An authenticated request for one operation. */
export interface Call {
  readonly services: BankServices
  readonly operation: Operation
  readonly actor: Actor
  /** The customer whom the actor is. */
  readonly customer: Customer
  readonly request: Request
  readonly url: URL
  /** Parameters of the path, percent-decoded. */
  readonly path: Readonly<Record<string, string>>
}

export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Appended to the base URL; parameters in braces. */
  readonly path: string
  /** Statuses that the document lists. */
  readonly statuses: readonly number[]
  /** What a refusal looks like: a problem document, the default, or an error document, of document 3 with profiles. */
  readonly errors?: 'problem' | 'error' | 'notification-error'
  answer(call: Call): Response | Promise<Response>
}
