import type { AlteredBehaviour } from '../variation.js'
import { withoutMemory } from './without-memory.js'

/** Builds the `behaviour` of a bank that refuses values of a parameter that are in order. */
export function refuseValue(
  operation: string,
  parameter: string,
  refuses: (value: string) => boolean,
): AlteredBehaviour {
  return withoutMemory(({ faultsOf }) => ({
    faultsOf(given, found) {
      const meant = given.operation === operation && given.parameter === parameter
      if (!meant || given.value === undefined || !refuses(given.value))
        return faultsOf(given, found)
      const detail = 'is not to our liking'
      return [...faultsOf(given, found), { kind: 'unknown-value', malformed: false, detail }]
    },
  }))
}
