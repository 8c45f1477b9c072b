import type { Answer } from '../answer/answer.js'
import type { Expectation } from './expectation.js'
import type { Model } from '../model/model.js'
import type { Seen } from './seen.js'

/**
 * Opens the words for what was seen.
 *
 * @param causes answers to what led to it, such as the refusal of a write: listed as evidence as well
 */
export type Look = (seen: Seen, ...causes: readonly Answer[]) => Expectation

/** How a story verifies one requirement that it declares. */
export interface Verification {
  /**
   * Records whether the requirement holds, or that what was seen does not allow to tell; does not throw. One that takes
   * more than one answer is verified when all of them are there: what was recorded of it counts, even if the scenario
   * breaks off later.
   *
   * @param causes answers to what led to it, such as the refusal of a write: listed as evidence as well
   */
  (seen: Seen, ...causes: readonly Answer[]): Expectation
  /**
   * Reads and compares what may move under the run. What does not hold is read again before it counts: it fails if the
   * same thing is wrong each time.
   *
   * @param read reads all that it compares, and may be called several times; it writes nothing, unless it is about what
   * comes of a write. Tells whether what it looked at stood still: then other faults than before count as well
   * @returns whether it held
   */
  confirmed(read: (compare: Look) => Promise<Stability | void>): Promise<boolean>
  /** Records that the requirement could not be decided: what only the story knows, and what would decide it: a name of the profile, or an order. */
  undecided(
    because: string,
    more: { readonly remedy: string | undefined; readonly exchanges?: readonly number[] },
  ): void
}

/** The requirements of a story, by the keys under which it declares them. */
export type Verify<K extends string> = Readonly<Record<K, Verification>>

/** What a stage has for the requirements that a story declares. */
export interface Verifying<K extends string> {
  readonly verify: Verify<K>
  readonly confirmed: Confirm<K>
  /**
   * Compares the target with a model in sequences of requests that are drawn from the seed of the run; decides
   * every requirement of the scenario. What it finds is reported with the shortest sequence that shows it.
   */
  model<State>(model: Model<State, K>): Promise<void>
}

/** Whether what a reading looked at stood still while it was made. */
export interface Stability {
  /** Not known where it was not looked at, as all was right. */
  readonly still: boolean | undefined
}

/**
 * Confirms several requirements by the same readings, as `Verification.confirmed` does one. A reading that shows that
 * nothing changed while it was made says so: then other faults than before count as well.
 *
 * @returns whether all that was compared held
 */
export type Confirm<K extends string> = (
  read: (compare: Readonly<Record<K, Look>>) => Promise<Stability | void>,
) => Promise<boolean>
