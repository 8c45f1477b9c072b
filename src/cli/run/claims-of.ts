import type { Claims } from '../../run/plan-run.js'
import type { Profile } from '../../target/profile.js'

/** The claims of a profile as a plan reads them. */
export function claimsOf({ claims }: Profile): Claims {
  const { interfaces, operations, options, versions } = claims
  return {
    ...(interfaces === undefined ? {} : { interfaces }),
    ...(operations.kind === 'all' ? {} : { operations: { [operations.kind]: operations.names } }),
    options,
    ...(versions && { versions }),
  }
}
