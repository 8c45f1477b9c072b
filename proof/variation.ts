import type { BankSeams } from '../src/reference/bank.js'
import type { AuthorizationBehaviour } from '../src/reference/authorization/authorization-behaviour.js'
import type { Behaviour } from '../src/reference/behaviour.js'
import type { Timer } from '../src/reference/timer.js'

/**
 * A function of the decisions in force so far. What it decides may go by what was before if it has statements of its
 * own, as `let count = 0` before it returns; `(before) => ({ … })` remembers nothing. Where `remembers` is false,
 * it remembers nothing for all its statements; see `withoutMemory`.
 */
export type AlteredBehaviour = ((before: Behaviour, timer: Timer) => Partial<Behaviour>) & {
  readonly remembers?: false
}

/** A small difference from the reference bank. Use the smallest of the ways that shows it. */
export interface Variation {
  /** Kebab-case and unique; the name of its file, or of the file and the row in its table. */
  readonly name: string
  /** What the bank does differently, one sentence. */
  readonly sentence: string
  /**
   * Other decisions, or a function of those in force so far. The function is called once for each
   * bank, so state that it keeps is that bank's own.
   */
  readonly behaviour?: Partial<Behaviour> | AlteredBehaviour
  /** Other decisions when a user logs in. */
  readonly authorization?: Partial<AuthorizationBehaviour>
  /** Changes a request before the bank sees it. */
  readonly request?: NonNullable<BankSeams['filterRequest']>
  /** Changes an answer after the bank gave it; `request` is the one that the client sent. */
  readonly response?: NonNullable<BankSeams['filterAnswer']>
  /** Letter case of a header field name of an answer on the wire; only a bank that listens has one. */
  readonly headerName?: NonNullable<BankSeams['spellHeader']>
}
