import { holdHere } from './hold-here.js'
import { holdInWorkers } from './hold-in-workers.js'
import type { Trial } from './trial.js'

/** From this many trials on it pays to find out first which scenarios each of them concerns. */
const many = 24

/**
 * Holds trials: a few here, many in workers.
 *
 * @param names variations; the empty name is the honest bank
 * @param workers how many at the same time, where there are many
 * @param onTrial called as each one ends
 * @throws what a trial threw
 */
export const holdTrials = (
  names: readonly string[],
  workers: number,
  onTrial: (trial: Trial) => void,
): Promise<readonly Trial[]> =>
  names.length < many ? holdHere(names, onTrial) : holdInWorkers(names, workers, onTrial)
