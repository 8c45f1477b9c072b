import type { Observation } from '../../terms/verdict.js'

/** Exchanges that are listed for one requirement that held. */
const evidenceKept = 8

/** Exchanges by which a requirement was seen to hold, and how many sequences were drawn. */
interface Held {
  readonly drawn: readonly number[]
  readonly plain: readonly number[]
  readonly sequences: number
}

/**
 * What it comes to that no sequence showed otherwise. Which sequences are drawn within the time is a matter of chance;
 * the plain one was taken in any case.
 */
export function heldInSequences({ drawn, plain, sequences }: Held): Observation {
  const exchanges = (drawn.length > 0 ? drawn : plain).slice(0, evidenceKept)
  if (exchanges.length === 0)
    return { verdict: 'inconclusive', because: 'No sequence reached it.', exchanges }
  const because =
    drawn.length > 0
      ? `It held ${drawn.length} times in ${sequences} generated sequences.`
      : `It held in the plain sequence; none of ${sequences} generated ones came to it.`
  return { verdict: 'pass', because, exchanges }
}
