import type { RawProfile } from '../target/raw-profile.js'
import type { Rounds } from '../terms/rounds.js'
import type { RunEvent } from './run-event.js'

/** What a profile file holds, as an object: `schemas/profile.schema.json` describes it. */
export type ProfileInput = RawProfile

/** What to certify, and how. */
export interface RunOptions {
  /**
   * The target: the path of a profile, or what would stand in one. Relative paths in an object start from the working
   * directory. Without it, the reference bank that Assay carries is certified.
   */
  readonly profile?: string | ProfileInput
  /** Names of the interfaces to test; all that the profile claims by default. */
  readonly interfaces?: readonly string[]
  /** Patterns of requirement or scenario ids, as `--only` takes them; everything by default. */
  readonly only?: readonly string[]
  /** Makes the values that are drawn repeatable: a whole number from 0. */
  readonly seed?: number
  /**
   * Performs everything again and again, each time with other values and in another order, for what shows only now and
   * then; once by default. What is reached first ends it.
   */
  readonly repeated?: Rounds
  /** Folder that the reports go to, made if it is not there; without it no file is written. */
  readonly out?: string
  /** Environment variables that the profile may name; `process.env` by default. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /**
   * Ends the run early. What was changed is put back, within 6 seconds; the promise is fulfilled with what was decided
   * until then, and `interrupted` says why.
   */
  readonly signal?: AbortSignal
  /** Is told what happens. Called in the run's own time: what it throws ends the run early. */
  readonly onEvent?: (event: RunEvent) => void
}
