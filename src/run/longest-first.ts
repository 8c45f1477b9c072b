import type { Scenario } from '../scenario/scenario.js'
import { wholeTarget } from '../scenario/touch.js'

/** Requests that most scenarios of a kind send one after the other, unless they say otherwise. */
const usual = { scenario: 12, law: 6 }

/**
 * Scenarios in the order in which they should begin: by the requests from there to the end of the chain that they
 * begin. Those that have a resource alone come one after the other, and then those that share it. What touches the
 * whole target comes last.
 */
export function longestFirst(scenarios: readonly Scenario[]): readonly Scenario[] {
  const byLength = scenarios.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const chains = new Map<string, number>()
  const chainOf = (resource: string, length: number): number =>
    Math.max(chains.get(resource) ?? 0, length)
  for (const one of byLength)
    for (const { way, resource } of one.touches)
      if (way === 'shared') chains.set(resource, chainOf(resource, lengthOf(one)))

  const ranks = new Map<Scenario, number>()
  // The shortest of a chain comes last in it: what follows it is what shares the resource.
  for (const one of byLength.toReversed()) {
    const lengths = one.touches
      .filter(({ way }) => way === 'alone')
      .map(({ resource }) => {
        const length = chainOf(resource, 0) + lengthOf(one)
        chains.set(resource, length)
        return length
      })
    ranks.set(one, Math.max(lengthOf(one), ...lengths))
  }
  const rankOf = (one: Scenario): number =>
    one.touches.includes(wholeTarget) ? -1 : (ranks.get(one) ?? 0)
  return byLength.toSorted((one, other) => rankOf(other) - rankOf(one))
}

const lengthOf = ({ kind, requests = usual[kind] }: Scenario): number => requests
