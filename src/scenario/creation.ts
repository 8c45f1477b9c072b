import type { Answer } from './answer/answer.js'
import type { RequestInput } from './request/request-input.js'

/** Something that a suite may create: what the laws need of it that create things. */
export interface Creation {
  /** Who may create it. */
  readonly actor: 'customer' | 'admin'
  /** A representation that the operation accepts; another one at each call, where two may not be alike. */
  body(): unknown
  /** Statuses that may mean that a body needs members of which that is not shown. */
  readonly mayNeedMore?: readonly number[]
  /** operationId that reads what was created. */
  readonly read: string
  /** The request that reads what a 201 answer says was created; undefined where the answer does not tell. */
  whereIs(created: Answer): RequestInput | undefined
  /** operationId that deletes it with the same path, as long as the definition of the interface has it. */
  readonly remove: string
}
