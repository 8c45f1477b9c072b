import type { Locator, Page } from 'playwright'
import type { RecipeStep } from '../../target/auth/auth.js'

const textField = ['[type=text]', '[type=email]', '[type=tel]', ':not([type])']
  .map((type) => `input${type}:visible`)
  .join(', ')
const submit = 'button:visible:not([type=button]), input[type=submit]:visible'

/**
 * Reads from a log-in page what is to be filled in and pressed: a field for the user, one for the password, which may
 * come on a page of its own, and the button after them.
 *
 * @param isNamed whether the user name was written on a page before
 * @returns nothing where the page has no such fields
 */
export async function readLoginPage(page: Page, isNamed: boolean): Promise<readonly RecipeStep[]> {
  const password = page.locator('input[type=password]:visible').first()
  const anyField = isNamed ? password : page.locator(`input[type=password]:visible, ${textField}`)
  await anyField.first().waitFor()
  const asks = (await password.count()) > 0
  const form = page.locator('form', { has: asks ? password : page.locator(textField) }).first()
  const place = (await form.count()) > 0 ? form : page.locator('body')
  const user = place.locator(textField).first()
  const button = place.locator(submit).first()
  const hasUser = !isNamed && (await user.count()) > 0
  if ((!asks && !hasUser) || (await button.count()) === 0) return []
  const words = (await button.innerText()).trim()
  return [
    ...(hasUser ? [{ fill: await selectorOf(user), with: 'user' as const }] : []),
    ...(asks ? [{ fill: await selectorOf(password), with: 'password' as const }] : []),
    { press: words === '' ? await selectorOf(button) : words },
  ]
}

async function selectorOf(element: Locator): Promise<string> {
  for (const name of ['name', 'id', 'type', 'autocomplete']) {
    const value = await element.getAttribute(name)
    if (value !== null && /^[\w.:-]{1,200}$/.test(value)) return `css=input[${name}="${value}"]`
  }
  return 'css=input'
}
