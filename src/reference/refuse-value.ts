import type { Behaviour } from './behaviour.js'
import type { Variation } from './variation.js'

/** Builds the `behaviour` of a bank that refuses values of a parameter that are in order. */
export function refuseValue(
  operation: string,
  parameter: string,
  refuses: (value: string) => boolean,
): NonNullable<Variation['behaviour']> {
  return ({ faultsOf }: Behaviour) => ({
    faultsOf(given, found) {
      const meant = given.operation === operation && given.parameter === parameter
      if (!meant || given.value === undefined || !refuses(given.value))
        return faultsOf(given, found)
      const detail = 'is not to our liking'
      return [...faultsOf(given, found), { kind: 'unknown-value', malformed: false, detail }]
    },
  })
}
