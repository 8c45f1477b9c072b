import type { Outcome } from '../scenario/perform-scenario.js'
import type { PerformedScenario } from './findings-of.js'
import type { Seen } from './finding.js'

/**
 * What counts of the same judge in several rounds, first things first: what it saw broken once is broken, and what it
 * could decide in one round is not left open for another, in which data were lacking or used up.
 */
const weight = ['fail', 'error', 'pass', 'inconclusive'] as const

/** What each scenario came to over all rounds. One that was performed once comes to just that. */
export function foldRounds(
  rounds: readonly ReadonlyMap<string, PerformedScenario>[],
): ReadonlyMap<string, PerformedScenario> {
  const [first, ...others] = rounds
  if (first === undefined || others.length === 0) return first ?? new Map()
  const ids = new Set(rounds.flatMap((round) => [...round.keys()]))
  return new Map(
    [...ids].flatMap((id) => {
      const performed = rounds.flatMap((round) => round.get(id) ?? [])
      const [one] = performed
      if (one === undefined) return []
      const outcomes = performed.flatMap((each) => each.outcomes)
      const requirements = new Set(outcomes.map(({ requirement }) => requirement))
      const folded = [...requirements].flatMap((requirement) =>
        foldOutcomes(
          outcomes.filter((outcome) => outcome.requirement === requirement),
          performed.length,
        ),
      )
      const milliseconds = performed.reduce((sum, each) => sum + each.milliseconds, 0)
      return [[id, { ...one, outcomes: folded, milliseconds }] as const]
    }),
  )
}

/** @param performed rounds in which its judge was performed: a witness shows nothing about those that it passed over */
function foldOutcomes(
  outcomes: readonly Outcome[],
  performed: number,
): readonly (Outcome & { readonly seen?: Seen })[] {
  const word = weight.find((one) => outcomes.some(({ verdict }) => verdict === one))
  const telling = outcomes.find(({ verdict }) => verdict === word)
  if (telling === undefined) return []
  if (word !== 'fail') return [telling]
  const times = outcomes.filter(({ verdict }) => verdict === 'fail').length
  return [{ ...telling, seen: { times, of: performed, among: 'rounds' } }]
}
