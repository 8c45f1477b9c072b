import type { Contract, InterfaceContract } from '../contract/contract.js'
import { nearestWord } from '../contract/nearest-word.js'
import { capabilityKinds, type OperationCapabilities } from '../scenario/capability.js'
import type { Scenario } from '../scenario/scenario.js'
import { lineOf } from './line-of.js'
import type { Suites } from './load-suites.js'
import { SuiteError } from '../terms/suite-error.js'

/** A suite is able to do something with an operation that is there, or that a supplement may describe. */
export function checkCapabilities(
  { name, operations, requirements }: InterfaceContract,
  capabilities: OperationCapabilities,
): void {
  const file = `suites/${name}/shared/capabilities.ts`
  const awaited = requirements.flatMap(({ supplement = [] }) => supplement)
  const ids = [...operations.map(({ id }) => id), ...awaited]
  for (const [id, { touches: _touches, stock: _stock, ...kinds }] of Object.entries(capabilities)) {
    if (!ids.includes(id))
      throw new SuiteError(
        file,
        `It is about ${id}, which is no operation of ${name}.`,
        likely(id, ids),
        lineOf(file, new RegExp(`\\b${id}:`)),
      )
    for (const kind of Object.keys(kinds))
      if (!capabilityKinds.includes(kind))
        throw new SuiteError(
          file,
          `${id} has a ${kind}, which no law asks for.`,
          likely(kind, capabilityKinds),
          lineOf(file, new RegExp(`\\b${kind}:`)),
        )
  }
}

const likely = (word: string, known: readonly string[]): string => {
  const near = nearestWord(word, known)
  return near === undefined ? `There are ${known.join(', ')}.` : `Did you mean ${near}?`
}

/** What a scenario wants to be added; a law takes what there is. */
export function checkStock(
  suites: Suites,
  { id, kind, file, interface: name, stocked }: Scenario,
): void {
  if (kind === 'law' || stocked === undefined) return
  const capabilities = suites.interfaces.get(name)?.capabilities ?? {}
  if (capabilities[stocked]?.stock !== undefined) return
  const having = Object.keys(capabilities).filter((one) => capabilities[one]?.stock !== undefined)
  throw new SuiteError(
    file,
    `${id} wants a stock for ${stocked}, for which the suite has none.`,
    having.length === 0 ? 'Add it to capabilities.ts.' : likely(stocked, having),
  )
}

/** What a law cannot do without; of what a supplement describes, a suite knows what it may. */
export function checkNeeds(contract: Contract, suites: Suites, one: Scenario): void {
  const { interface: name, operation = '', capability } = one
  if (capability === undefined || !suites.interfaces.get(name)?.stories.length) return
  const own = contract.interfaces.find((it) => it.name === name)
  if (own?.supplements !== undefined) return
  if (suites.interfaces.get(name)?.capabilities[operation]?.[capability] !== undefined) return
  throw new SuiteError(
    `suites/${name}/shared/capabilities.ts`,
    `${one.id} needs a ${capability} for ${operation}.`,
    'Add it.',
  )
}
