import type { Exchange } from '../../exchange/exchange.js'
import { addressesWithin, isCreation, isDeletion, resourceOf } from './written-resource.js'
import { groupBy } from '../group-by.js'

type Evidence = ReadonlyMap<number, Exchange>

interface Index {
  readonly scenarios: ReadonlyMap<string | undefined, readonly Exchange[]>
  /** What was created and taken away, by the address where it stood. */
  readonly resources: ReadonlyMap<string, readonly Exchange[]>
}

/** Thousands of findings ask for theirs. */
const known = new WeakMap<Evidence, Index>()

function indexOf(evidence: Evidence): Index {
  const all = [...evidence.values()]
  const lasting = all.filter((one) => isCreation(one) || isDeletion(one))
  return {
    scenarios: groupBy(all, ({ scenario }) => scenario),
    resources: groupBy(lasting, resourceOf),
  }
}

/**
 * What the scenario of an exchange sent, as far as it is among the evidence, and what created the resources that the
 * exchange is about, no matter who did so: what is found for a whole run is created on behalf of all scenarios.
 */
export function sentAround(evidence: Evidence, telling: Exchange): readonly Exchange[] {
  const { scenarios, resources } = known.get(evidence) ?? indexOf(evidence)
  known.set(evidence, { scenarios, resources })
  const own = scenarios.get(telling.scenario) ?? []
  const lent = addressesWithin(telling.request.url)
    .map((address) => resources.get(address) ?? [])
    .filter((history) => history.some(isCreation))
    .flat()
    .filter(({ scenario }) => scenario !== telling.scenario)
  return [...own, ...lent]
}
