import type { Outcome } from '../scenario/outcome.js'
import type { Scenario } from '../scenario/scenario.js'

export interface Progress {
  readonly interface: string
  /** Scenarios that were performed, and that are to be. */
  readonly done: number
  readonly planned: number
  /** Scenarios that found a failure. */
  readonly fail: number
  readonly exchanges: number
}

type Count = { -readonly [K in 'done' | 'planned' | 'fail']: Progress[K] }

/**
 * Counts scenarios by interface as they end.
 *
 * @param planned all that are to be performed
 * @param exchanges how many exchanges there were so far
 * @param isMust whether a requirement fails where it does not hold
 * @returns to be called at the end of each: returns how far its interface is
 */
export function trackProgress(
  planned: readonly Scenario[],
  exchanges: () => number,
  isMust: (requirement: string) => boolean,
): (scenario: Scenario, outcomes: readonly Outcome[]) => Progress {
  const counts = new Map<string, Count>()
  const countOf = (name: string): Count => {
    const count = counts.get(name) ?? { done: 0, planned: 0, fail: 0 }
    counts.set(name, count)
    return count
  }
  for (const one of planned) countOf(one.interface).planned += 1

  return (scenario, outcomes) => {
    const count = countOf(scenario.interface)
    count.done += 1
    if (outcomes.some(({ verdict, requirement }) => verdict === 'fail' && isMust(requirement)))
      count.fail += 1
    return { interface: scenario.interface, ...count, exchanges: exchanges() }
  }
}
