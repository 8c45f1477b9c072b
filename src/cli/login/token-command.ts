import { systemClock } from '../../exchange/clock.js'
import { openLoginRenewal } from '../../login/open-login-renewal.js'
import { openLoginStore } from '../../login/login-store.js'
import { placeOfLogins } from '../../login/place-of-logins.js'
import { withLogins } from '../../login/with-logins.js'
import { shellLiteral } from '../../report/curl/shell-literal.js'
import type { Secret } from '../../target/actor.js'
import { loadProfile } from '../../target/load-profile.js'
import { CommandError } from '../command-error.js'
import { print } from '../output/print.js'
import { actorNamed } from './actor-named.js'
import type { TokenFlags } from '../flags/login-flags.js'
import { keptEnvironment } from './kept-environment.js'
import { loginCommandFor } from './login-command-for.js'

/** A line that a shell may evaluate, so that commands of a report can be pasted. */
const exportLine = (values: readonly Secret[]): string =>
  `export ${values.map(({ variable, value }) => `${variable}=${shellLiteral(value)}`).join(' ')}\n`

/** `assay token`: prints the access token of an actor who is logged in, renewed where that is due. */
export async function tokenCommand(name: string, flags: TokenFlags): Promise<void> {
  const actor = actorNamed(name)
  const overrides = flags.baseUrl === undefined ? {} : { baseUrl: flags.baseUrl }
  const env = await keptEnvironment(flags.profile, overrides)
  // The API key stands among the actors.
  const options = { env, overrides, withoutActors: flags.export !== true }
  const store = openLoginStore(placeOfLogins(process.env))
  const current = () => {
    const { profile } = loadProfile(flags.profile, options)
    const { profile: known } = withLogins(profile, store.read(), Date.now())
    const logins = (known.logins ?? []).filter((one) => one.actor === actor)
    return { known, logins }
  }
  const { known, logins } = current()
  const { auth, target } = known
  await openLoginRenewal({
    logins,
    target: target.baseUrl,
    origins: auth?.origins ?? [],
    store,
    clock: systemClock,
    apiKeyOf: () => undefined,
    learn: () => undefined,
    onLost: () => undefined,
    onUnsaved: (message) => {
      throw new CommandError(message)
    },
  }).begin()
  const { apiKey, token, tokens = {} } = current().known.actors[actor] ?? {}
  const its = (flags.interface !== undefined && tokens[flags.interface]) || token
  if (its === undefined)
    throw new CommandError(
      `the actor ${actor} is not logged in at ${target.baseUrl}\nLog in first: ${loginCommandFor(actor, flags.profile)}`,
    )
  const values = [apiKey, its].flatMap((one) => one ?? [])
  print(flags.export ? exportLine(values) : `${its.value}\n`)
}
