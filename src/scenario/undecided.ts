import type { Inconclusive } from '../terms/verdict.js'

interface Remedied {
  /** What would decide it: a name of the profile, or an order. */
  readonly remedy: string | undefined
  readonly dependsOn?: string
}

interface Rooted {
  readonly remedy?: string
  /** Requirement whose failure it waits for. */
  readonly dependsOn: string | undefined
}

/** What would decide it, or what it waits for, and the answers that show it. */
type More = (Remedied | Rooted) & Partial<Pick<Inconclusive, 'exchanges'>>

/** Thrown in a scenario when what follows cannot be decided; never the target's failure. */
export class Undecided extends Error {
  /** As an entry of the log. */
  readonly observation: Inconclusive

  constructor(because: string, more: More) {
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
