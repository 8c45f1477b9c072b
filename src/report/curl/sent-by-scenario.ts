import type { Exchange } from '../../exchange/exchange.js'
import { groupBy } from '../group-by.js'

type Evidence = ReadonlyMap<number, Exchange>

/** Thousands of findings ask for theirs. */
const known = new WeakMap<Evidence, ReadonlyMap<string | undefined, readonly Exchange[]>>()

/** What the scenario of an exchange sent, as far as it is among the evidence. */
export function sentByScenario(evidence: Evidence, { scenario }: Exchange): readonly Exchange[] {
  const sent = known.get(evidence) ?? groupBy([...evidence.values()], (one) => one.scenario)
  known.set(evidence, sent)
  return sent.get(scenario) ?? []
}
