/** How often a plan is performed: what is reached first ends it. A round that has begun is brought to its end. */
export interface Rounds {
  /** At most so many times. */
  readonly rounds?: number
  /** No round begins later than so many milliseconds after the first one. */
  readonly milliseconds?: number
}
