import type { Contract } from '../../contract/contract.js'
import { requirementSetNames } from '../../contract/requirement-sets.js'
import type { Suites } from '../../run/load-suites.js'
import type { KnownNames } from '../../target/known-names.js'

/** Names that a profile may use: those of a contract and of what its suites can be given. */
export function knownNamesOf({ interfaces }: Contract, suites: Suites): KnownNames {
  const requirements = interfaces.flatMap((one) => one.requirements)
  return {
    interfaces: interfaces.map(({ name }) => name),
    operations: interfaces.flatMap(({ operations }) => operations.map(({ id }) => id)),
    callable: Object.fromEntries(
      interfaces.map(({ name, operations: own, requirements: rows }) => {
        const administrative = rows
          .filter(({ id }) => isAdministrative(id))
          .flatMap(({ operations }) => operations)
        return [name, own.map(({ id }) => id).filter((id) => !administrative.includes(id))]
      }),
    ),
    versions: Object.fromEntries(interfaces.map(({ name, versions }) => [name, versions])),
    requirementSets: requirementSetNames(),
    options: [...new Set(requirements.flatMap(({ option }) => option ?? []))],
    fixtures: Object.fromEntries(
      [...suites.interfaces].map(([name, { given }]) => [name, Object.keys(given)]),
    ),
  }
}

/** Whether a row says that a customer may not send an operation, which is how it is named. */
const isAdministrative = (id: string): boolean => /\badministrative$/.test(id)
