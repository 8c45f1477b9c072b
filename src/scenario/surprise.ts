import type { Fail } from '../terms/verdict.js'

/** A requirement that a scenario was to decide by more than plain requests, and that these contradict. */
export interface Contradiction {
  readonly requirement: string
  readonly failure: Fail
}

/** Something that a scenario took for granted and that the target answered otherwise, though no requirement says so. */
export interface Surprise {
  /** Id of the scenario that met it. */
  readonly scenario: string
  readonly interface: string
  /** Operation that was answered like this, where it is one. */
  readonly operation?: string
  readonly exchange?: number
  /** What it was to be, and what it was, in a sentence. */
  readonly because: string
  /** Requirement that may be the root. */
  readonly dependsOn?: string
  /** What fails for it where nothing else does; runs that are told have none. */
  readonly contradicts?: Contradiction
}
