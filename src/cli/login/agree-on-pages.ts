import type { Page } from 'playwright'
import { escapeTerminal } from '../../report/escape-terminal.js'

/** A page that asks for no words, and so may ask for nothing but an agreement. */
const wordless = `body:not(:has(${['password', 'text', 'email', 'tel']
  .map((type) => `input[type=${type}]:visible`)
  .join(', ')}, input:not([type]):visible))`
const submit = ['button:visible:not([type=button])', 'input[type=submit]:visible']
  .map((button) => `${wordless} form ${button}`)
  .join(', ')
const agreement = /^(?:accept|agree|allow|approve|authori[sz]e|confirm|continue|grant|yes)\b/i
/** Scopes may be asked for one by one, but not for ever. */
const mostPages = 5

/** What became of the pages on which a server asks whether its user agrees. */
interface Agreeing {
  /** What the buttons of a page say, none of which was pressed. */
  offered(): readonly string[]
}

/**
 * Agrees on the pages that come after a log-in, until the browser is closed. Servers remember who agreed, and ask no
 * more; so this is no step of a recipe.
 *
 * @param origins of which the pages may be
 */
export function agreeOnPages(page: Page, origins: readonly string[]): Agreeing {
  let offered: readonly string[] = []
  const agree = async (): Promise<void> => {
    const buttons = page.locator(submit)
    for (let count = 0; count < mostPages; count++) {
      await buttons.first().waitFor()
      const words = (await buttons.allInnerTexts()).map((text) => text.trim())
      const chosen = words.length === 1 ? 0 : words.findIndex((text) => agreement.test(text))
      if (chosen === -1 || !origins.includes(new URL(page.url()).origin)) {
        offered = words.map((text) => escapeTerminal(text, 40))
        return
      }
      await buttons.nth(chosen).click()
    }
  }
  // A page that never asks, or is closed meanwhile, is what the wait for the answer tells of.
  agree().catch(() => undefined)
  return { offered: () => offered }
}
