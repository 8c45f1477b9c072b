import type { Answer } from './answer/answer.js'
import type { RequestInput } from './request/request-input.js'
import type { Sender } from './request/sender.js'

/** What is seen of what a request would change: what of an answer stays as it is where the request is not carried out. */
export interface Trace {
  readonly answer: Answer
  readonly value: string
  /** What the request is about does not show, as on a node that is behind: nothing can be told of what becomes of it. */
  readonly isUnseen?: boolean
}

/** Something that a suite may create: what the laws need of it that create things. */
export interface Creation {
  /** Who may create it. */
  readonly actor: 'customer' | 'admin'
  /** A representation that the operation accepts; another one at each call, where two may not be alike. */
  body(): unknown
  /** Statuses that may mean that a body needs members of which that is not shown. */
  readonly mayNeedMore?: readonly number[]
  /** Looks for what would have been created from a body; without it, nothing shows whether it was. */
  look?(sender: Sender, body: unknown): Promise<Trace>
  /** operationId that reads what was created. */
  readonly read: string
  /** The request that reads what a 201 answer says was created; undefined where the answer does not tell. */
  whereIs(created: Answer): RequestInput | undefined
  /** operationId that deletes it with the same path, as long as the definition of the interface has it. */
  readonly remove: string
}
