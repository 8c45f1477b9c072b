import type { Deviation } from '../../../src/scenario/index.js'

/** What a comparison of a served definition with the contract found. */
export type Drift = Deviation | Unseen

/** What would tell lies in another document, or nowhere. */
interface Unseen {
  readonly kind: 'unseen'
  /** In words. */
  readonly what: string
}

export const unseen = (what: string): Unseen => ({ kind: 'unseen', what })
