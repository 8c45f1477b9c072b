/** Requirements by verdict. Always planned = pass + warn + fail + inconclusive + error + none. */
export interface Totals {
  readonly planned: number
  readonly pass: number
  /** Broken, and no must. */
  readonly warn: number
  readonly fail: number
  readonly inconclusive: number
  readonly error: number
  readonly none: number
}
