import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'

/** Names of the interfaces of which at least one operation is such a one. */
export const interfacesWith = (
  { interfaces }: Contract,
  isSuch: (operation: Operation) => boolean,
): ReadonlySet<string> =>
  new Set(interfaces.flatMap(({ name, operations }) => (operations.some(isSuch) ? [name] : [])))
