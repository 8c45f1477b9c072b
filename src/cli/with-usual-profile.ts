import { existsSync } from 'node:fs'
import { usualProfile } from './login/login-command-for.js'

interface Flags {
  readonly profile?: string
  readonly baseUrl?: string
}

/** Flags that name no target mean that of the profile in the working directory, where there is one. */
export const withUsualProfile = <F extends Flags>(flags: F): F =>
  flags.profile === undefined && flags.baseUrl === undefined && existsSync(usualProfile)
    ? { ...flags, profile: usualProfile }
    : flags
