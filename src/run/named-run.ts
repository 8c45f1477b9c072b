import type { Run } from './run.js'

/** A run without its evidence, and what the user calls it. */
export interface NamedRun {
  readonly shown: string
  readonly run: Omit<Run, 'evidence'>
}
