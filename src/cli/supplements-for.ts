import type { SupplementFile } from '../contract/overlay/supplement-file.js'
import { packageRoot } from '../package-root.js'
import { supplementsOf } from '../target/supplements-of.js'
import { embeddedProfile } from './embedded-profile.js'

/** Supplements by interface. */
export type Supplements = Readonly<Record<string, readonly SupplementFile[]>>

/** Those of the target that the flags mean: by a profile, by its address alone, or the embedded bank. */
export function supplementsFor(flags: {
  readonly profile?: string
  readonly baseUrl?: string
}): Supplements {
  if (flags.profile !== undefined) return supplementsOf(flags.profile)
  return flags.baseUrl === undefined ? supplementsOf(embeddedProfile, packageRoot) : {}
}
