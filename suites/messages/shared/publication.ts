import type { Answer, Stage } from '../../../src/scenario/index.js'
import type { Came } from './without-others.js'

/** What a message that was published came to. */
export interface Publication extends Came {
  readonly answer: Answer
  /** Whether others were seen to publish, or to take away, at the same time. */
  readonly isBusy?: boolean
}

export interface Wanted {
  /** Address of the topic. */
  readonly topic: string
  readonly entity?: string
  /** What the message says, of the mark by which it is known; an object by default. */
  bodyOf?(mark: string): unknown
  /** How often it is published; once by default. */
  readonly count?: number
  /** Address of another topic, on which one is published at the same time. */
  readonly beside?: string
  /** Subscriptions whose notifications are waited for. */
  readonly awaited: readonly string[]
  /** Further ones that are looked at. */
  readonly others?: readonly string[]
  /** Addresses of those that are waited for, where they subscribe to the topic and may have all that is published on it. */
  readonly due?: readonly (string | undefined)[]
}

export type Needs = Pick<
  Stage,
  | 'customer'
  | 'assume'
  | 'given'
  | 'giveUp'
  | 'random'
  | 'now'
  | 'began'
  | 'once'
  | 'afterwards'
  | 'eventually'
  | 'settled'
> & { readonly fixtures: { deliveryTime(): Promise<number> } }
