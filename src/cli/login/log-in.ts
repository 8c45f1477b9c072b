import { askToLogIn } from '../../login/ask-to-log-in.js'
import { findAuthority } from '../../login/authority.js'
import { type CompleteLogin, completeLogin } from '../../login/complete-login.js'
import { listenForAnswer } from '../../login/listen-for-answer.js'
import { LoginError } from '../../login/login-error.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import type { ActorName } from '../../terms/actor-name.js'
import type { Auth, RecipeStep, Way } from '../../target/auth/auth.js'
import { print } from '../output/print.js'
import type { LoginFlags } from '../flags/login-flags.js'
import { openBrowser } from './open-browser.js'
import { loginCommandFor } from './login-command-for.js'

/** For a recipe that led nowhere. */
const lookAt =
  'Check user name, password and recipe; `npx assay login` without --headless shows the pages.'
/** Milliseconds that a person may take to log in, and a recipe when all its steps are done. */
const patience = { person: 10 * 60_000, recipe: 30_000 }

interface Told {
  learn(secret: string): void
  /** The steps that led to tokens, if the browser was headless. */
  onRecipe(steps: readonly RecipeStep[]): void
}

/**
 * Logs in one way, by a person or by the recipe.
 *
 * @throws LoginError when it comes to nothing
 */
export async function logIn(
  auth: Auth,
  way: Way,
  actor: ActorName,
  flags: LoginFlags,
  { learn, onRecipe }: Told,
): Promise<CompleteLogin> {
  const again = loginCommandFor(actor, flags.profile)
  const authority = await findAuthority(way, auth.origins)
  const listener = await listenForAnswer(auth.redirectPort)
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const wait = (
    time: number,
    why: () => string | Promise<string>,
    remedy = `Begin it again: ${again}`,
  ): Promise<URL> => {
    const giveUp = async (): Promise<void> => late.abort(new LoginError(await why(), remedy))
    timer = setTimeout(() => void giveUp(), time)
    return listener.answer(late.signal)
  }
  try {
    const scopes = auth.actors[actor]?.scopes ?? way.scopes
    const question = await askToLogIn(authority, listener.redirectUri, scopes)
    const { address, verifier } = question
    learn(verifier)
    const host = escapeTerminal(new URL(address).host)
    const onSite = async (): Promise<URL> => {
      const printAddress = (before = ''): void =>
        print(`${before}Open this address to log in as ${actor}:\n  ${address}\n`)
      const opened =
        flags.browser &&
        (await openBrowser(address, () => printAddress('no browser could be opened.\n')))
      const { redirectUri } = listener
      const minutes = patience.person / 60_000
      if (opened) print(`Opened the log-in page of ${host}; waiting up to ${minutes} minutes … `)
      else {
        printAddress()
        print(`Waiting up to ${minutes} minutes for the answer at ${redirectUri}\n`)
      }
      return wait(
        patience.person,
        () => `no log-in within ${minutes} minutes`,
        `If the page refused ${redirectUri}, have that address allowed there, and keep its port with auth: { redirectPort: ${new URL(redirectUri).port} }\nBegin it again: ${again}`,
      )
    }
    const byRecipe = async (): Promise<URL> => {
      const { followRecipe } = await import('./follow-recipe.js')
      const answered = wait(patience.person, () => 'the log-in did not come back')
      answered.catch(() => undefined)
      const browser = await followRecipe(auth, actor, address, `${again} --headless`)
      clearTimeout(timer)
      try {
        const answer = await Promise.race([
          answered,
          wait(patience.recipe, browser.whereItStands, lookAt),
        ])
        if (!answer.searchParams.has('error')) onRecipe(browser.steps)
        return answer
      } finally {
        await browser.close()
      }
    }
    const answer = await (flags.headless ? byRecipe() : onSite())
    await listener.close()
    learn(answer.searchParams.get('code') ?? '')
    const complete = await completeLogin(authority, question, answer, Date.now)
    const { tokens } = complete
    for (const secret of [tokens.access, tokens.refresh, tokens.id]) if (secret) learn(secret)
    return complete
  } finally {
    clearTimeout(timer)
    await listener.close()
  }
}
