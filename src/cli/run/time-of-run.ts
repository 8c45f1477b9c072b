import type { Rounds } from '../../terms/rounds.js'

/** Milliseconds. */
const longestTimer = 2 ** 31 - 1

/**
 * How long a run may take, in milliseconds.
 *
 * @param round what one round may take
 * @param repeated once where it is absent
 */
export function timeOfRun(round: number, repeated: Rounds = { rounds: 1 }): number {
  const { rounds = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = repeated
  // The last round may begin just before the time is up.
  return Math.min(longestTimer, rounds * round, milliseconds + round)
}
