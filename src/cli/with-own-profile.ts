import { existsSync } from 'node:fs'

/** The profile of whoever names none: what `assay init` writes. */
export const ownProfile = 'assay.yaml'

interface Flags {
  readonly profile?: string
  readonly baseUrl?: string
}

/** Flags that name no target mean that of the profile in the working directory, where there is one. */
export const withOwnProfile = <F extends Flags>(flags: F): F =>
  flags.profile === undefined && flags.baseUrl === undefined && existsSync(ownProfile)
    ? { ...flags, profile: ownProfile }
    : flags
