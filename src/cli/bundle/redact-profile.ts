import { loadProfile } from '../../target/load-profile.js'
import type { LastRun } from '../last-run/read-last-run.js'
import { openSecretFilter } from '../run/open-secret-filter.js'

/**
 * Looks up the secrets of a profile, so that none of them stands in what is packed. Where the environment has them
 * no more, nothing but what the profile itself says could be one.
 *
 * @returns replaces them in a text
 */
export function redactProfile(path: string, { run }: LastRun): (text: string) => string {
  const overrides = { baseUrl: run.target.baseUrl }
  const missing = new Proxy(
    { ...process.env },
    { get: (env, name: string) => env[name] ?? `not-set-${name}`, has: () => true },
  )
  const { profile } = loadProfile(path, { env: missing, overrides })
  return openSecretFilter(profile).text
}
