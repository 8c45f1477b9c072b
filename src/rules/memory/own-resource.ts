import type { Operation } from '../../contract/operation.js'
import type { Remark } from '../rule.js'
import type { ResourceKind } from './resource-kinds.js'
import type { Span } from './span.js'

export type Item = Readonly<Record<string, unknown>>

/** What Assay wrote to a resource, and what was read of it since. */
export interface Version {
  readonly written: Span
  readonly by: Operation
  /** Undefined where what was sent does not tell what it is now. */
  sent: Item | undefined
  /** All that was sent, what creating does not take as well. */
  readonly whole?: Item | undefined
  /** As it was last read by each actor. */
  readonly read: Map<string, Reading>
  /** What the answer to it contradicts, if it was written; whether it was, a reading tells. */
  doubted?: { readonly exchange: number; readonly remarks: readonly Remark[] } | undefined
}

export interface Reading {
  readonly body: Item
  readonly span: Span
}

/** An entity tag, and of what it was. */
export interface Tagged {
  readonly tag: string
  readonly text: string
  readonly body: Item
  readonly span: Span
  readonly version: Version
  /** How many requests that may have changed it had been answered. */
  readonly touches: number
}

/** A resource that Assay created in this run. */
export interface OwnResource {
  readonly kind: ResourceKind
  readonly creator: string
  readonly creation: Operation
  /** Number of the exchange in which its creator read it first with a tag. */
  firstTagged?: number
  /** Of the answer that created it. */
  readonly tag: string | undefined
  /** As that answer showed it, as far as the definition has members for it. */
  readonly shown: Item
  readonly versions: Version[]
  /** When a request went on that may have changed it. */
  readonly touched: Span[]
  /** Whether it was deleted. */
  isGone: boolean
  /** Whether its creator has read it. */
  isRead: boolean
  /** What its creator read last with a tag. */
  tagged?: Tagged
  /** What its creator read first with each tag. */
  readonly tags: Map<string, Tagged>
}
