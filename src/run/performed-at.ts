import type { PerformedScenario } from './findings-of.js'
import type { ScenarioTime } from './timing.js'

/**
 * When scenarios were performed, in the order in which they began.
 *
 * @param started epoch milliseconds of the beginning of the run
 */
export const performedAt = (
  performances: ReadonlyMap<string, PerformedScenario>,
  started: number,
): readonly ScenarioTime[] =>
  [...performances.values()]
    .map(({ scenario, from, milliseconds }) => ({
      scenario: scenario.id,
      from: Math.max(0, Math.round(from - started)),
      milliseconds: Math.round(milliseconds),
    }))
    .toSorted((a, b) => a.from - b.from || a.scenario.localeCompare(b.scenario))
