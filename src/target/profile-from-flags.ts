import { collectRemarks } from './collect-remarks.js'
import { completeProfile } from './complete-profile.js'
import type { Environment } from './environment.js'
import type { Overrides } from './overrides.js'
import type { LoadedProfile } from './profile.js'
import { ProfileError } from './profile-error.js'

/**
 * The profile of a target of which only the base URL is known. Credentials come from
 * `ASSAY_API_KEY` and `ASSAY_TOKEN`, those of other actors from `ASSAY_AGENT_TOKEN`,
 * `ASSAY_OTHER_CUSTOMER_API_KEY` and so on.
 *
 * @throws ProfileError when the base URL cannot be used.
 */
export function profileFromFlags(
  flags: Overrides & { readonly baseUrl: string; readonly env: Environment },
): LoadedProfile {
  const remarks = collectRemarks('environment', () => ({ line: 0, column: 0 }))
  const sources = { env: flags.env, folder: process.cwd() }
  const profile = completeProfile({}, sources, flags, remarks)
  if (remarks.mistakes.length > 0) throw new ProfileError(remarks.mistakes)
  return { profile, warnings: remarks.warnings }
}
