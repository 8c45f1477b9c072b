/** What a comparison of a served definition with the contract came upon. */
export interface Drift {
  /** `unseen`: what would tell lies in another document, or nowhere. */
  readonly kind: 'differs' | 'unseen'
  /** In words. */
  readonly what: string
}

export const differs = (what: string): Drift => ({ kind: 'differs', what })

export const unseen = (what: string): Drift => ({ kind: 'unseen', what })
