import type { Contract, InterfaceContract } from '../contract/contract.js'
import { type Declared, declarationsOf } from '../scenario/verify/declaration.js'
import type { Scenario } from '../scenario/scenario.js'
import { alone, type Touch } from '../scenario/touch.js'
import { checkSuites } from './check-suites.js'
import type { Suites } from './load-suites.js'

/**
 * Every scenario and law case that the contract and the suites come to.
 *
 * @throws SuiteError, ContractError where one names what the other does not have
 */
export function listScenarios(contract: Contract, suites: Suites): readonly Scenario[] {
  const scenarios = contract.interfaces.flatMap((one) => [
    ...lawCases(one, suites),
    ...stories(one, suites),
  ])
  checkSuites(contract, suites, scenarios)
  return scenarios
}

const lawCases = (contract: InterfaceContract, suites: Suites): readonly Scenario[] =>
  suites.laws.flatMap(({ law, name: lawName, file }) =>
    law.cases(contract).map(({ operation, name, title, undisturbed, declares, ...story }) => ({
      id: `laws/${lawName}:${contract.name}.${operation}${name === undefined ? '' : `.${name}`}`,
      kind: 'law' as const,
      title,
      file,
      interface: contract.name,
      operation,
      ...declared(declares),
      unbound: story.unbound,
      safety: story.safety ?? 'observe',
      touches: undisturbed ? touchedBy(contract.name, suites, operation) : [],
      requests: story.requests,
      often: story.often,
      capability: story.capability,
      stocked: operation,
      steps: story.steps,
    })),
  )

/** What laws touch that write by an operation, or need what it reads as it is: all of the interface, unless the suite says what. */
const touchedBy = (name: string, { interfaces }: Suites, operation: string): readonly Touch[] =>
  interfaces.get(name)?.capabilities[operation]?.touches ?? [alone(`${name}.all`)]

const stories = (contract: InterfaceContract, suites: Suites): readonly Scenario[] =>
  (suites.interfaces.get(contract.name)?.stories ?? []).map(({ file, id, story: named }) => ({
    id,
    kind: 'scenario' as const,
    title: named.title,
    file,
    interface: named.interface,
    ...declared(declarationsOf(named.story.verifies)),
    safety: named.story.safety ?? 'observe',
    touches: named.story.touches ?? [],
    requests: named.story.requests,
    often: named.story.often,
    stocked: named.story.stocked,
    steps: named.story.steps,
  }))

const declared = (declares: readonly Declared[]): Pick<Scenario, 'verifies' | 'declares'> => ({
  verifies: declares.map(({ requirement }) => requirement),
  declares,
})
