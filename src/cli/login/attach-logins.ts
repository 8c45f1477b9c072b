import type { LoadedProfile } from '../../target/profile.js'
import { CommandError } from '../command-error.js'
import { loginCommandFor } from './login-command-for.js'

/**
 * A profile with the tokens of those who logged in.
 *
 * @param path of the profile, as the user gave it
 * @throws CommandError when the customer is not logged in
 */
export async function attachLogins(
  loaded: LoadedProfile,
  path: string,
): Promise<{ readonly profile: LoadedProfile['profile']; readonly notes: readonly string[] }> {
  if (loaded.profile.auth === undefined) return { profile: loaded.profile, notes: [] }
  const { openLoginStore } = await import('../../login/login-store.js')
  const { placeOfLogins } = await import('../../login/place-of-logins.js')
  const { withLogins } = await import('../../login/with-logins.js')
  const kept = openLoginStore(placeOfLogins(process.env)).read()
  const { profile, missing } = withLogins(loaded.profile, kept, Date.now())
  if (missing.includes('customer'))
    throw new CommandError(
      `the actor customer is not logged in at ${profile.target.baseUrl}\nLog in first: ${loginCommandFor('customer', path)}`,
    )
  const notes = missing.map(
    (name) =>
      `The actor ${name} is not logged in, and is left out. Log in: ${loginCommandFor(name, path)}`,
  )
  return { profile, notes }
}
