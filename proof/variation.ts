import type { BankSeams } from '../src/reference/bank.js'
import type { Behaviour } from '../src/reference/behaviour.js'

/**
 * A function of the decisions in force so far. Where `remembers` is false, what it decides goes by nothing that was
 * before; see `withoutMemory`.
 */
export type AlteredBehaviour = ((before: Behaviour) => Partial<Behaviour>) & {
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
  /** Changes a request before the bank sees it. */
  readonly request?: NonNullable<BankSeams['filterRequest']>
  /** Changes an answer after the bank gave it; `request` is the one that the client sent. */
  readonly response?: NonNullable<BankSeams['filterAnswer']>
  /** Letter case of a header field name of an answer on the wire; only a bank that listens has one. */
  readonly headerName?: NonNullable<BankSeams['spellHeader']>
}
