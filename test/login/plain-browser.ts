import { bankSecrets } from '../../src/reference/bank-secrets.js'

/** What a browser without scripts shows in the end. */
interface Shown {
  readonly status: number
  readonly text: string
}

/**
 * Logs in at the reference bank: opens the page, fills the form, sends it, and goes where it is sent.
 *
 * @param user name of an actor
 */
export async function logInByForm(
  address: string,
  user: string,
  password = bankSecrets.REFERENCE_BANK_PASSWORD,
): Promise<Shown> {
  const page = await fetch(address)
  const html = await page.text()
  const hidden = [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  const form = new URLSearchParams()
  for (const [, name = '', value = ''] of hidden) form.set(name, plain(value))
  form.set('user', user)
  form.set('password', password)
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location === null) return { status: answer.status, text: await answer.text() }
  const shown = await fetch(location)
  return { status: shown.status, text: await shown.text() }
}

const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
