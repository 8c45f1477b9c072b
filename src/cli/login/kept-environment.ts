import { checkBaseUrl } from '../../target/check-base-url.js'
import type { Environment } from '../../target/environment.js'
import type { RawProfile } from '../../target/raw-profile.js'
import { readProfile } from '../../target/read-profile.js'

interface Given {
  /** What is going to stand in the file. */
  readonly text?: string
  /** Where it is not that of the profile. */
  readonly baseUrl?: string | undefined
  readonly env?: Environment
}

/**
 * The environment, with the secrets of the client application that `assay init` was told for the target of a profile.
 * What is set in the environment comes first. Nothing is looked up for a profile without log-in.
 */
export async function keptEnvironment(
  path: string,
  { text, baseUrl, env = process.env }: Given = {},
): Promise<Environment> {
  const data = readProfile(path, text).data as RawProfile | null | undefined
  const given: unknown = baseUrl ?? data?.target?.baseUrl
  if (data?.auth === undefined || typeof given !== 'string') return env
  const checked = checkBaseUrl(given)
  if (checked.kind === 'bad') return env
  const { openLoginStore } = await import('../../login/login-store.js')
  const { placeOfLogins } = await import('../../login/place-of-logins.js')
  const kept = openLoginStore(placeOfLogins(env))
    .secrets()
    .filter(({ target, variable }) => target === checked.baseUrl && !env[variable]?.trim())
    .map(({ variable, value }) => [variable, value] as const)
  return kept.length === 0 ? env : { ...env, ...Object.fromEntries(kept) }
}
