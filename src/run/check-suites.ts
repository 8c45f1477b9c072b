import type { Contract, InterfaceContract } from '../contract/contract.js'
import { ContractError } from '../contract/contract-error.js'
import { nearestWord } from '../contract/nearest-word.js'
import type { Scenario } from '../scenario/scenario.js'
import { checkCapabilities, checkNeeds, checkStock } from './check-capabilities.js'
import { lineOf } from './line-of.js'
import type { Suites } from './load-suites.js'
import { SuiteError } from '../terms/suite-error.js'

/**
 * Checks that what suites and contract name of each other is there: requirements that a scenario verifies,
 * the operation of a law case, fixtures from which a plain request takes its values.
 *
 * @throws SuiteError for a scenario that names what is not there, or decides nothing
 * @throws ContractError for a definition, or a supplement, that names a fixture which its suite does not have
 */
export function checkSuites(
  contract: Contract,
  suites: Suites,
  scenarios: readonly Scenario[],
): void {
  const seen = new Set<string>()
  for (const one of scenarios) {
    if (seen.has(one.id))
      throw new SuiteError(one.file, `Two cases are called ${one.id}.`, 'Give one another name.')
    seen.add(one.id)
    checkVerified(contract, one)
    checkRoots(contract, one)
    checkNeeds(contract, suites, one)
    checkStock(suites, one)
    const { operation } = one
    if (operation !== undefined && contract.operation(one.interface, operation) === undefined)
      throw new SuiteError(
        one.file,
        `${one.id} is about an operation that ${one.interface} does not have.`,
        'Bind operations of the contract that the law is given.',
      )
  }
  for (const one of contract.interfaces) {
    const { fixtures = {}, given = {}, capabilities = {} } = suites.interfaces.get(one.name) ?? {}
    checkCapabilities(one, capabilities)
    checkFixtures(one, Object.keys(fixtures))
    checkBlanks(one, Object.keys(given))
  }
}

/** Text of an example may stand in braces of its own; one that is nearly a fixture was meant to be it. */
function checkBlanks({ blanks }: InterfaceContract, known: readonly string[]): void {
  for (const { name, place } of blanks) {
    const near = known.includes(name) ? undefined : nearestWord(name, known)
    if (near !== undefined)
      throw new ContractError(
        place(),
        `{${name}} is not filled in: there is no such fixture.`,
        `Did you mean {${near}}?`,
      )
  }
}

function checkVerified(
  contract: Contract,
  { id, file, interface: name, verifies }: Scenario,
): void {
  if (verifies.length === 0)
    throw new SuiteError(file, `${id} verifies nothing.`, 'Name the requirements that it decides.')
  for (const [index, requirement] of verifies.entries()) {
    const fail = (problem: string, remedy: string): Error =>
      new SuiteError(file, problem, remedy, lineOf(file, requirement))
    if (verifies.indexOf(requirement) < index)
      throw fail(`It verifies ${requirement} twice.`, 'Name it once.')
    if (contract.requirement(requirement)?.interface === name) continue
    const own = contract.interfaces.find((one) => one.name === name)?.requirements ?? []
    const near = nearestWord(
      requirement,
      own.map((one) => one.id),
    )
    throw fail(
      `It verifies ${requirement || 'a requirement without a name'}, which is no requirement of ${name}.`,
      near === undefined ? `Add a row to specs/${name}/requirements/.` : `Did you mean ${near}?`,
    )
  }
}

/** What a requirement waits for is one that there is, and does not wait for it in turn. */
function checkRoots(contract: Contract, { id, file, kind, declares = [] }: Scenario): void {
  const afterOf = (one: string): readonly string[] =>
    declares.find(({ requirement }) => requirement === one)?.after ?? []
  const waitsFor = (one: string, wanted: string, seen: readonly string[] = []): boolean =>
    afterOf(one).some(
      (root) =>
        root === wanted || (!seen.includes(root) && waitsFor(root, wanted, [...seen, root])),
    )
  for (const { requirement, after } of declares) {
    if (waitsFor(requirement, requirement))
      throw new SuiteError(
        file,
        `In ${id}, ${requirement} waits for itself.`,
        'Take one “after” away.',
        lineOf(file, requirement),
      )
    // A law is bound by what a definition shows, and may have no such aspect there.
    const unknown = after.find((root) => contract.requirement(root) === undefined)
    if (unknown === undefined || kind === 'law') continue
    throw new SuiteError(
      file,
      `${requirement} waits for ${unknown}, which is no requirement.`,
      'Name a key of the story, or the id of a requirement.',
      lineOf(file, unknown),
    )
  }
}

function checkFixtures({ name, fixtures }: InterfaceContract, known: readonly string[]): void {
  for (const { fixture, place } of fixtures) {
    if (known.includes(fixture)) continue
    const near = nearestWord(fixture, known)
    throw new ContractError(
      place(),
      `There is no fixture “${fixture}” in the suite of ${name}.`,
      near === undefined ? `It has ${known.join(', ') || 'none'}.` : `Did you mean “${near}”?`,
    )
  }
}
