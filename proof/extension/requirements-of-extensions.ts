import type { Contract } from '../../src/contract/contract.js'
import { interfaceNames, loadContract } from '../../src/contract/load-contract.js'
import type { Requirement } from '../../src/contract/requirement.js'

/** What extensions bring to a contract. */
interface Brought {
  /** Names of the interfaces that are theirs. */
  readonly interfaces: readonly string[]
  /** All of these interfaces, and what they add to packaged ones. */
  readonly all: readonly Requirement[]
}

/** Finds out what of a contract is packaged, and what extensions bring. */
export function requirementsOfExtensions({ interfaces }: Contract): Brought {
  const packaged = interfaceNames()
  const names = interfaces.map(({ name }) => name)
  const without = loadContract({ interfaces: names.filter((name) => packaged.includes(name)) })
  return {
    interfaces: names.filter((name) => !packaged.includes(name)),
    all: interfaces
      .flatMap(({ requirements }) => requirements)
      .filter(
        (one) =>
          !packaged.includes(one.interface) ||
          // Of what a supplement describes, extensions know nothing.
          (one.origin.kind === 'written' && without.requirement(one.id) === undefined),
      ),
  }
}
