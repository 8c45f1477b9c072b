import type { Expectation } from '../verify/expectation.js'
import type { Sender } from '../request/sender.js'
import type { Seen } from '../verify/seen.js'

/** One sequence of requests on its way. */
export interface Sequence<K extends string = string> {
  /** The same sender; what it sends belongs to the sequence. */
  by(sender: Sender): Sender
  /** The same sender; what it sends is counted, and belongs to no sequence. */
  aside(sender: Sender): Sender
  /**
   * Compares what was seen with what the model says of it, by the keys of the story. Where it does not hold, the sequence
   * is at its end.
   */
  readonly verify: Readonly<Record<K, (seen: Seen) => Expectation>>
}

/** A step that a sequence may take. */
export interface Transition<State, K extends string = string> {
  /** Whether it makes sense in this state; one that does not is left out. */
  fits(state: State): boolean
  /** Sends what there is to send and verifies the answers; gives the state that this leads to. */
  take(state: State, sequence: Sequence<K>): Promise<State>
}

/** A small picture of a resource, to compare the target with after any sequence of requests. */
export interface Model<State, K extends string = string> {
  /** Brings the resource into the state that each sequence begins with. */
  begin(sequence: Sequence<K>): Promise<State>
  /**
   * What other scenarios test step by step. It is taken first, and has to hold: what a model finds is to be
   * found in no straight way.
   */
  readonly straight: readonly Transition<State, K>[]
  /** What sequences are made of; what is listed twice comes twice as often. */
  readonly transitions: readonly Transition<State, K>[]
  /** Taken at the end of each sequence. */
  readonly closing: readonly Transition<State, K>[]
}
