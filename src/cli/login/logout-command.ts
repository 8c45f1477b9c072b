import { existsSync } from 'node:fs'
import { openLoginStore } from '../../login/login-store.js'
import { placeOfLogins } from '../../login/place-of-logins.js'
import { loadProfile } from '../../target/load-profile.js'
import { profileFromFlags } from '../../target/profile-from-flags.js'
import { print } from '../output/print.js'
import { actorNamed } from './actor-named.js'
import type { LogoutFlags } from './add-login.js'

/** `assay logout`: forgets tokens. */
export function logoutCommand(name: string | undefined, flags: LogoutFlags): void {
  const actor = name === undefined ? undefined : actorNamed(name)
  const target = flags.all ? undefined : targetOf(flags)
  const store = openLoginStore(placeOfLogins(process.env))
  const kept = store.read()
  const rest = kept.filter(
    (one) => (target !== undefined && one.target !== target) || (actor ?? one.actor) !== one.actor,
  )
  if (rest.length < kept.length) store.change(() => rest)
  const who = [...new Set(kept.filter((one) => !rest.includes(one)).map((one) => one.actor))]
  print(
    who.length === 0
      ? `nobody was logged in${actor === undefined ? '' : ` as ${actor}`}\n`
      : `logged out: ${who.join(', ')}\n`,
  )
}

/** A base URL is enough, where there is no profile. */
function targetOf({ profile, baseUrl }: LogoutFlags): string {
  const env = process.env
  if (baseUrl !== undefined && !existsSync(profile))
    return profileFromFlags({ baseUrl, env }).profile.target.baseUrl
  const overrides = baseUrl === undefined ? {} : { baseUrl }
  return loadProfile(profile, { env, overrides, withoutActors: true }).profile.target.baseUrl
}
