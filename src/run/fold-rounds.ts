import type { PerformedScenario } from './findings-of.js'
import { foldOutcomes } from './fold-outcomes.js'

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
      const folded = foldOutcomes(
        performed.map(({ outcomes }) => outcomes),
        'rounds',
      )
      const milliseconds = performed.reduce((sum, each) => sum + each.milliseconds, 0)
      return [[id, { ...one, outcomes: folded, milliseconds }] as const]
    }),
  )
}
