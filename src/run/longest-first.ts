import type { Scenario } from '../scenario/scenario.js'
import { often } from '../scenario/some-times.js'
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
  // What shares one resource may itself begin a chain of another one.
  const ranks = chained(byLength, chained(byLength, new Map()))
  const rankOf = (one: Scenario): number =>
    one.touches.includes(wholeTarget) ? -1 : (ranks.get(one) ?? 0)
  return byLength.toSorted((one, other) => rankOf(other) - rankOf(one))
}

/**
 * How many requests there are from the beginning of each scenario to the end of its chain.
 *
 * @param known of what shares a resource, as far as it is known already
 */
function chained(
  byLength: readonly Scenario[],
  known: ReadonlyMap<Scenario, number>,
): ReadonlyMap<Scenario, number> {
  const chains = new Map<string, number>()
  for (const one of byLength)
    for (const { resource } of one.touches.filter(({ way }) => way === 'shared'))
      chains.set(resource, Math.max(chains.get(resource) ?? 0, known.get(one) ?? lengthOf(one)))
  const ranks = new Map<Scenario, number>()
  // The shortest of a chain comes last in it: what follows it is what shares the resource.
  for (const one of byLength.toReversed()) {
    const lengths = one.touches
      .filter(({ way }) => way === 'alone')
      .map(({ resource }) => {
        const length = (chains.get(resource) ?? 0) + lengthOf(one)
        chains.set(resource, length)
        return length
      })
    ranks.set(one, Math.max(lengthOf(one), ...lengths))
  }
  return ranks
}

const lengthOf = ({ kind, requests = usual[kind], often: isOften }: Scenario): number =>
  requests * (isOften ? often : 1)
