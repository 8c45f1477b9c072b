import { packageRoot } from '../package-root.js'
import { type Supplements, supplementsOf } from '../target/supplements-of.js'
import { embeddedProfile } from './embedded-profile.js'

export type { Supplements }

/** Those of the target that the flags mean: by a profile, by its address alone, or the embedded bank. */
export function supplementsFor(flags: {
  readonly profile?: string
  readonly baseUrl?: string
  /** Those that are used; all by default. */
  readonly interface?: readonly string[]
}): Supplements {
  if (flags.profile !== undefined) return supplementsOf(flags.profile, undefined, flags.interface)
  return flags.baseUrl === undefined ? supplementsOf(embeddedProfile, packageRoot) : {}
}
