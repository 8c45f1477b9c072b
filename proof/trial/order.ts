import type { Contract } from '../../src/contract/contract.js'
import type { Intermittence } from '../intermittent/intermittence.js'
import type { Trial } from './trial.js'

/** What is to be tried. */
export interface Order<Result = Trial> {
  /** Names of the variations in force in each; none for the honest bank. */
  readonly trials: readonly (readonly string[])[]
  /** Interfaces that trials are about; undefined for all. */
  readonly interfaces: readonly string[] | undefined
  /** What defects are made of, where it is not that of all interfaces. */
  readonly contract?: Contract
  /** Where defects are to show now and then only. */
  readonly intermittently?: Intermittence
  /** How many trials at the same time, where there are many. */
  readonly workers: number
  /** Milliseconds after which a trial counts as one that never ends; a quarter of an hour where it is absent. */
  readonly longest?: number
  /** Called as each one ends. */
  onTrial(trial: Result): void
}
