import type { Outcome } from '../scenario/outcome.js'
import type { Seen } from './finding.js'

/**
 * What counts of the same judge in several rounds, first things first: what it saw broken once is broken, and what it
 * could decide in one round is not left open for another, in which data were lacking or used up.
 */
const weight = ['fail', 'error', 'pass', 'inconclusive'] as const

/** What came of a requirement, and how often it was seen broken. */
export type SeenOutcome = Outcome & { readonly seen?: Seen }

/** What a scenario came to that was performed so often: an outcome for each requirement that it told of. */
export function foldOutcomes(
  performed: readonly (readonly Outcome[])[],
  among: Seen['among'],
): readonly SeenOutcome[] {
  const outcomes = performed.flat()
  return [...new Set(outcomes.map(({ requirement }) => requirement))].flatMap((requirement) =>
    foldAlike(
      outcomes.filter((outcome) => outcome.requirement === requirement),
      { of: performed.length, among },
    ),
  )
}

/** @param performed how often its judge was: a witness shows nothing about those that it passed over */
function foldAlike(
  outcomes: readonly Outcome[],
  performed: Omit<Seen, 'times'>,
): readonly SeenOutcome[] {
  const word = weight.find((one) => outcomes.some(({ verdict }) => verdict === one))
  const telling = outcomes.find(({ verdict }) => verdict === word)
  if (telling === undefined) return []
  if (word !== 'fail') return [telling]
  const times = outcomes.filter(({ verdict }) => verdict === 'fail').length
  return [{ ...telling, seen: { times, ...performed } }]
}
