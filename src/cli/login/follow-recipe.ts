import type { Page } from 'playwright'
import { LoginError } from '../../login/login-error.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import type { ActorName } from '../../terms/actor-name.js'
import type { Auth, RecipeStep } from '../../target/auth/auth.js'
import { variableName } from '../../target/variable-name.js'
import { CommandError } from '../command-error.js'
import { openChromium } from '../open-chromium.js'
import { agreeOnPages } from './agree-on-pages.js'
import { readLoginPage } from './read-login-page.js'

/** Milliseconds that a page may take to show what a step needs. */
const patience = 15_000

/** A browser in which all steps were taken. */
interface Followed {
  /** All that were taken: those of the profile, or what the page itself showed. */
  readonly steps: readonly RecipeStep[]
  /** What its page is, for the message when the wait came to nothing. */
  whereItStands(): Promise<string>
  close(): Promise<void>
}

/**
 * Logs in by the recipe of a profile, in a headless Chromium; without one, by what the page shows. User name and password go to pages of origins
 * that the profile names, and to no others.
 *
 * @param again what to type to log in by it again
 * @throws CommandError when the profile lacks something; LoginError when a step cannot be taken
 */
export async function followRecipe(
  auth: Auth,
  actor: ActorName,
  address: string,
  again: string,
): Promise<Followed> {
  const values = valuesFor(auth, actor, again)
  const browser = await openChromium('--headless')
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(patience)
    const shown = await page.goto(address)
    if (shown !== null && shown.status() >= 400) await checkForFields(page, shown.status(), address)
    const origins = [...auth.origins, new URL(address).origin]
    const taken: RecipeStep[] = []
    const follow = async (steps: readonly RecipeStep[]): Promise<void> => {
      for (const step of steps) {
        taken.push(step)
        try {
          await take(step, page, values, origins)
        } catch (error) {
          if (error instanceof LoginError || error instanceof CommandError) throw error
          const what = step.fill ?? step.press ?? ''
          throw new LoginError(
            `step ${taken.length} of the recipe found no ${step.fill === undefined ? 'button' : 'field'} ${JSON.stringify(what)} ${await placeOf(page)}`,
            'Correct auth.recipe; `npx assay login` without --headless shows the page.',
          )
        }
      }
    }
    const wrote = (what: 'user' | 'password'): boolean => taken.some((step) => step.with === what)
    await follow(auth.recipe)
    while (auth.recipe.length === 0 && !wrote('password')) {
      const steps = await readLoginPage(page, wrote('user')).catch(() => [])
      if (steps.length === 0)
        throw new LoginError(
          `no fields to log in by were found ${await placeOf(page)}`,
          'Add auth.recipe: fields to fill and buttons to press.',
        )
      await follow(steps)
    }
    const agreeing = agreeOnPages(page, origins)
    return {
      steps: taken,
      whereItStands: async () => {
        const buttons = agreeing.offered().map((one) => JSON.stringify(one))
        const offers = buttons.length === 0 ? '' : `, which offers ${buttons.join(' and ')}`
        return `after all steps of the recipe the log-in did not come back; the browser is ${await placeOf(page)}${offers}`
      },
      close: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    if (error instanceof LoginError || error instanceof CommandError) throw error
    const [said] = String(error).split('\n')
    throw new LoginError(`the log-in page could not be opened: ${said}`, 'Check the address.')
  }
}

/** @throws LoginError when the first page is a refusal, which has nowhere to log in */
async function checkForFields(page: Page, status: number, address: string): Promise<void> {
  if ((await page.locator('input:visible').count()) > 0) return
  const words = await page.innerText('body').catch(() => '')
  const redirectUri = new URL(address).searchParams.get('redirect_uri')
  throw new LoginError(
    `the log-in page is answered with ${status} and has no fields: ${JSON.stringify(escapeTerminal(words.trim(), 200))}`,
    `Check auth.clientId, and that the server allows answers to go to ${redirectUri}; a port of its own is auth.redirectPort.`,
  )
}

type Values = Readonly<Record<'user' | 'password', string>>

/** What the recipe writes; that something is missing is said before a browser is started. */
function valuesFor(auth: Auth, actor: ActorName, again: string): Values {
  const given = auth.actors[actor] ?? {}
  const needed =
    auth.recipe.length === 0 ? (['user', 'password'] as const) : auth.recipe.map((one) => one.with)
  const lacking = [...new Set(needed)].filter((one) => one !== undefined && !given[one])
  if (lacking.length > 0) {
    const settings = lacking.map((one) => `${variableName(actor, one ?? 'user')}=…`).join(' ')
    throw new CommandError(
      `the recipe needs the ${lacking.join(' and the ')} of ${actor}\nexport ${settings} && ${again}`,
    )
  }
  return { user: given.user?.value ?? '', password: given.password?.value ?? '' }
}

async function take(
  { fill, with: what, press }: RecipeStep,
  page: Page,
  values: Values,
  origins: readonly string[],
): Promise<void> {
  if (fill !== undefined && what !== undefined) {
    const field = fill.startsWith('css=') ? page.locator(fill) : page.getByLabel(fill)
    await field.waitFor()
    const { origin } = new URL(page.url())
    if (!origins.includes(origin))
      throw new LoginError(
        `the log-in page is on ${origin}, which the profile does not name: nothing was written there`,
        `If it belongs to the log-in, add it: auth: { origins: [${origin}] }`,
      )
    await field.fill(values[what])
  }
  if (press !== undefined) {
    const button = press.startsWith('css=')
      ? page.locator(press)
      : page.getByRole('button', { name: press })
    await button.click()
  }
}

const placeOf = async (page: Page): Promise<string> => {
  const { origin, pathname } = new URL(page.url())
  const title = escapeTerminal(await page.title().catch(() => ''), 80)
  return `on the page ${JSON.stringify(title)} at ${origin === 'null' ? page.url() : origin + pathname}`
}
