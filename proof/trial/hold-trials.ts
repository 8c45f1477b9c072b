import type { Contract } from '../../src/contract/contract.js'
import { holdHere } from './hold-here.js'
import { holdInWorkers } from './hold-in-workers.js'
import type { Trial } from './trial.js'

/** What is to be tried. */
export interface Order {
  /** Names of the variations in force in each; none for the honest bank. */
  readonly trials: readonly (readonly string[])[]
  /** Interfaces that trials are about; undefined for all. */
  readonly interfaces: readonly string[] | undefined
  /** What defects are made of, where it is not that of all interfaces. */
  readonly contract?: Contract
  /** How many trials at the same time, where there are many. */
  readonly workers: number
  /** Called as each one ends. */
  onTrial(trial: Trial): void
}

/** From this many trials on it pays to find out first which scenarios each of them concerns. */
const many = 24

/**
 * Holds trials: a few here, many in workers.
 *
 * @throws what a trial threw
 */
export const holdTrials = (order: Order): Promise<readonly Trial[]> =>
  order.trials.length < many ? holdHere(order) : holdInWorkers(order)
