import type { FaultKind } from '../../src/reference/http/fault.js'
import type { AlteredBehaviour } from '../variation.js'
import { withoutMemory } from './without-memory.js'

/** Builds the `behaviour` of a bank that lets one fault of one parameter pass. */
export function acceptFault(
  operation: string,
  parameter: string,
  kind: FaultKind,
): AlteredBehaviour {
  return withoutMemory(({ faultsOf }) => ({
    faultsOf(given, found) {
      const meant = given.operation === operation && given.parameter === parameter
      return faultsOf(given, meant ? found.filter((fault) => fault.kind !== kind) : found)
    },
  }))
}
