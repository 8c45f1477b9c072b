import type { Behaviour } from './behaviour.js'
import type { FaultKind } from './http/fault.js'
import type { Variation } from './variation.js'

/** Builds the `behaviour` of a bank that lets one fault of one parameter pass. */
export function acceptFault(
  operation: string,
  parameter: string,
  kind: FaultKind,
): NonNullable<Variation['behaviour']> {
  return ({ faultsOf }: Behaviour) => ({
    faultsOf(given, found) {
      const meant = given.operation === operation && given.parameter === parameter
      return faultsOf(given, meant ? found.filter((fault) => fault.kind !== kind) : found)
    },
  })
}
