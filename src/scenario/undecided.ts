import type { Evidence } from './evidence.js'

/** What else is known of something that cannot be decided. */
type More = Partial<Pick<Evidence, 'remedy' | 'dependsOn' | 'exchanges'>>

/** Thrown in a scenario when what follows cannot be decided; never the target's failure. */
export class Undecided extends Error {
  /** As an entry of the log. */
  readonly observation: More & {
    readonly verdict: 'inconclusive'
    readonly because: string
    readonly exchanges: readonly number[]
  }

  constructor(because: string, more: More = {}) {
    super(because)
    this.name = 'Undecided'
    this.observation = { exchanges: [], ...more, verdict: 'inconclusive', because }
  }
}
