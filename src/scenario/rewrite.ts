import type { Answer } from './answer/answer.js'
import type { RequestInput } from './request/request-input.js'
import type { Sender } from './request/sender.js'

/** A resource that a suite may write to and put back: what the law of conditional writes needs of it. */
export interface Rewrite {
  readonly actor: 'customer' | 'admin'
  /** operationId that reads the resource. */
  readonly read: string
  /** Path of the resource, for reading and writing. */
  readonly order: RequestInput
  /** Two representations, each other than the one before. */
  readonly bodies: readonly [unknown, unknown]
  /** The representation that `prepare` creates it with, where it does. */
  readonly begins?: unknown
  /** Requirement that it is there, where it was created for the law. */
  readonly created?: string
  /** Requirement that what was written over it is there. */
  readonly replaced: string
  /** Finds another resource of the kind, or makes one: its path, where there is one. Its entity tag is no tag of this one. */
  another?(sender: Sender): Promise<RequestInput | undefined>
  /** Makes sure that the resource is there; gives the answer that created it, if it had to be created. */
  prepare(sender: Sender): Promise<Answer | undefined>
  /** Puts back what was there before. */
  restore(sender: Sender): Promise<unknown>
}
