import { createRedactor } from '../../exchange/redactor.js'
import { askToLogIn, redeemAnswer } from '../../login/ask-for-tokens.js'
import { findAuthority } from '../../login/authority.js'
import { keyOfWay } from '../../login/key-of-way.js'
import { listenForAnswer } from '../../login/listen-for-answer.js'
import { LoginError } from '../../login/login-error.js'
import { openLoginStore, placeOfLogins } from '../../login/login-store.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import type { ActorName } from '../../target/actor.js'
import type { Auth, Way } from '../../target/auth/auth.js'
import type { Tokens } from '../../target/auth/login.js'
import { knownSecrets } from '../../target/credentials.js'
import { loadProfile } from '../../target/load-profile.js'
import { CommandError } from '../command-error.js'
import { print } from '../output/print.js'
import { actorNamed } from './actor-named.js'
import type { LoginFlags } from './add-login.js'
import { openBrowser } from './open-browser.js'
import { until } from './until.js'

/** Milliseconds that a person may take to log in, and a recipe when all its steps are done. */
const patience = { person: 10 * 60_000, recipe: 30_000 }

/** `assay login`: logs an actor in at a target, and keeps the tokens. */
export async function loginCommand(name: string, flags: LoginFlags): Promise<void> {
  const actor = actorNamed(name)
  const overrides = flags.baseUrl === undefined ? {} : { baseUrl: flags.baseUrl }
  const { profile } = loadProfile(flags.profile, {
    env: process.env,
    overrides,
    withoutActors: true,
  })
  const { auth, target } = profile
  if (auth === undefined)
    throw new CommandError(
      `${flags.profile} does not say how to log in\nAdd a section auth, for example: auth: { clientId: assay, url: https://login.example.bank }`,
    )
  const store = openLoginStore(placeOfLogins(process.env))
  // A file that cannot be used is said before somebody logs in, not after.
  store.read()
  const redactor = createRedactor()
  for (const { secret, kind, variable } of knownSecrets(profile))
    redactor.learn(secret, kind, variable)
  try {
    for (const way of auth.ways) {
      const tokens = await logIn(auth, way, actor, flags, (secret) =>
        redactor.learn(secret, 'token'),
      )
      const kept = { target: target.baseUrl, actor, way: keyOfWay(way), tokens }
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
    }
  } catch (error) {
    if (error instanceof Error) error.message = redactor.text(error.message)
    throw error
  }
}

/**
 * Logs in one way, by a person or by the recipe.
 *
 * @throws LoginError when it comes to nothing
 */
async function logIn(
  auth: Auth,
  way: Way,
  actor: ActorName,
  flags: LoginFlags,
  learn: (secret: string) => void,
): Promise<Tokens> {
  const authority = await findAuthority(way, auth.origins)
  const listener = await listenForAnswer(auth.redirectPort)
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const wait = (time: number, why: string): Promise<URL> => {
    const remedy = 'Begin it again.'
    timer = setTimeout(() => late.abort(new LoginError(why, remedy)), time)
    return listener.answer(late.signal)
  }
  try {
    const scopes = auth.actors[actor]?.scopes ?? way.scopes
    const question = await askToLogIn(authority, listener.redirectUri, scopes)
    const { address, verifier } = question
    learn(verifier)
    const host = escapeTerminal(new URL(address).host)
    const onSite = async (): Promise<URL> => {
      const opened = flags.browser && (await openBrowser(address))
      print(
        opened
          ? `Opened the log-in page of ${host} … `
          : `Open this address to log in as ${actor}:\n  ${address}\n`,
      )
      const minutes = patience.person / 60_000
      return wait(patience.person, `nobody logged in within ${minutes} minutes`)
    }
    const byRecipe = async (): Promise<URL> => {
      const { followRecipe } = await import('./follow-recipe.js')
      const answered = wait(patience.person, 'the log-in did not come back')
      answered.catch(() => undefined)
      const browser = await followRecipe(auth, actor, address)
      clearTimeout(timer)
      try {
        return await Promise.race([answered, wait(patience.recipe, await browser.whereItStands())])
      } finally {
        await browser.close()
      }
    }
    const answer = await (flags.headless ? byRecipe() : onSite())
    await listener.close()
    learn(answer.searchParams.get('code') ?? '')
    const tokens = await redeemAnswer(authority, question, answer, Date.now())
    for (const secret of [tokens.access, tokens.refresh, tokens.id]) if (secret) learn(secret)
    return tokens
  } finally {
    clearTimeout(timer)
    await listener.close()
  }
}
