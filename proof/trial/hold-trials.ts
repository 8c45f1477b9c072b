import { holdHere } from './hold-here.js'
import { holdInWorkers } from './hold-in-workers.js'
import type { Trial } from './trial.js'
import type { Order } from './order.js'

/** From this many trials on it pays to find out first which scenarios each of them concerns. */
const many = 24

/**
 * Holds trials: a few here, many in workers.
 *
 * @throws what a trial threw
 */
export const holdTrials = (order: Order): Promise<readonly Trial[]> =>
  order.trials.length < many ? holdHere(order) : holdInWorkers(order)
