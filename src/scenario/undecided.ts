import type { Inconclusive } from '../terms/verdict.js'

/** What else is known of something that cannot be decided. */
type More = Partial<Pick<Inconclusive, 'remedy' | 'dependsOn' | 'exchanges'>>

/** Thrown in a scenario when what follows cannot be decided; never the target's failure. */
export class Undecided extends Error {
  /** As an entry of the log. */
  readonly observation: Inconclusive

  constructor(because: string, more: More = {}) {
    super(because)
    this.name = 'Undecided'
    this.observation = {
      ...more,
      exchanges: more.exchanges ?? [],
      verdict: 'inconclusive',
      because,
    }
  }
}
