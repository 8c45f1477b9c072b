import { createRedactor } from '../../exchange/redactor.js'
import { keyOfWay } from '../../login/key-of-way.js'
import { openLoginStore } from '../../login/login-store.js'
import { placeOfLogins } from '../../login/place-of-logins.js'
import { knownSecrets } from '../../target/credentials.js'
import { loadProfile } from '../../target/load-profile.js'
import type { Profile } from '../../target/profile.js'
import type { ActorName } from '../../terms/actor-name.js'
import { readProfileText } from '../../target/read-profile.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { unseen } from '../init/additions.js'
import { initCommandFor } from '../init/in-commands.js'
import { print } from '../output/print.js'
import { actorNamed } from './actor-named.js'
import type { LoginFlags } from '../flags/login-flags.js'
import { keptEnvironment } from './kept-environment.js'
import { keepRecipe } from './keep-recipe.js'
import { logIn } from './log-in.js'
import { until } from './until.js'

/** `assay login`: logs an actor in at a target, and keeps the tokens. */
export async function loginCommand(name: string, flags: LoginFlags): Promise<ExitCode> {
  const actor = actorNamed(name)
  const overrides = flags.baseUrl === undefined ? {} : { baseUrl: flags.baseUrl }
  const env = await keptEnvironment(flags.profile, overrides)
  const { profile } = loadProfile(flags.profile, { env, overrides, withoutActors: true })
  const { auth, target } = profile
  if (auth === undefined)
    throw new CommandError(
      `${flags.profile} does not say how to log in\nLet assay look for it: ${initCommandFor(flags.profile)} --client-id …\nOr add a section auth, for example: auth: { clientId: assay, url: https://login.example.bank }`,
    )
  const isToLook = looksAfter(actor, flags, profile)
  // What the customer lacks besides is said before a log-in, not after.
  if (isToLook) loadProfile(flags.profile, { env, overrides })
  const store = openLoginStore(placeOfLogins(process.env))
  // A file that cannot be used is said before a log-in, not after.
  store.read()
  const redactor = createRedactor()
  for (const { secret, kind, variable } of knownSecrets(profile))
    redactor.learn(secret, kind, variable)
  let recipe = auth.recipe
  try {
    for (const way of auth.ways) {
      const { tokens, record } = await logIn(auth, way, actor, flags, {
        learn: (secret) => redactor.learn(secret, 'token'),
        onRecipe: (steps) => void (recipe = steps),
      })
      const kept = { target: target.baseUrl, actor, way: keyOfWay(way), tokens, record }
      await store.alone(async () =>
        store.change((all) => [
          ...all.filter(
            (one) => one.target !== kept.target || one.actor !== actor || one.way !== kept.way,
          ),
          kept,
        ]),
      )
      const what = way.interfaces === undefined ? '' : ` for ${way.interfaces.join(', ')}`
      print(`logged in as ${actor}${what}, ${until(tokens, new Date())}\n`)
      if (record.renewal === 'refused')
        print(
          'its server refused the refresh token that it had just given out; a run reports that\n',
        )
    }
  } catch (error) {
    if (error instanceof Error) error.message = redactor.text(error.message)
    throw error
  }
  if (auth.recipe.length === 0 && recipe.length > 0) await keepRecipe(flags.profile, recipe)
  if (!isToLook) return exitCode.success
  const { initCommand } = await import('../init/init-command.js')
  return initCommand({ out: flags.profile, yes: flags.headless === true })
}

/** Whether the profile is one that init began, and is to be completed with what the customer may see. */
function looksAfter(actor: ActorName, flags: LoginFlags, { fixtures }: Profile): boolean {
  if (!flags.look || actor !== 'customer' || flags.baseUrl !== undefined) return false
  return Object.keys(fixtures).length === 0 && readProfileText(flags.profile).includes(unseen)
}
