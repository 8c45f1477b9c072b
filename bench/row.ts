/** One line of the table: what something costs, as a multiple of what it is measured against. */
export interface Row {
  readonly what: string
  /** CPU time says more of a program that waits, and nothing of one that makes others wait. */
  readonly by: 'CPU' | 'wall' | 'heap'
  readonly measured: Measure
  readonly against: Measure
  readonly ratio: number
  readonly aim?: { readonly at: 'most' | 'least'; readonly ratio: number }
}

interface Measure {
  readonly name: string
  /** Milliseconds; megabytes of what is by heap. */
  readonly amount: number
}
