import type { Variation } from './variation.js'

/** What another honest bank might do: it conforms, so nothing may be found wrong with it. */
export interface Liberty extends Variation {
  /** Why the contract leaves room for it. */
  readonly because: string
  /**
   * It says the same in another way, and nothing is missing by it: it is tried in one bank with such liberties of other
   * tables. A word says what it is that is spelt otherwise where its table has several such things.
   */
  readonly respells?: true | string
  /** Ids of what should be so and is not in such a bank: it is warned of these, and of nothing else. */
  readonly warns?: readonly string[]
  /** It shows itself on a socket only: it is tried over one, which takes longer. */
  readonly wire?: true
}
