import type { TokenFor } from './secret-tokens.js'

/** A letter as it is, or spelt as JSON and forms allow it. */
const spelt = (letter: string): string => {
  const digits = letter.charCodeAt(0).toString(16)
  const code = digits.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)
  return `(?:${letter}|\\\\u00${code}|%${code})`
}
const words = ['access_token', 'refresh_token', 'id_token', 'client_secret', 'full', 'sessionId']
const names = new RegExp(
  `(${words.map((word) => [...word].map(spelt).join('')).join('|')})(["=])`,
  'g',
)
/** What a letter of a name may be spelt with. */
const speltLetter = /\\u00[4-7]|%[4-7][0-9A-Fa-f]/
const kinds: Readonly<Record<string, string>> = {
  client_secret: 'secret',
  full: 'number',
  sessionId: 'session',
}
/** Document 1 calls the full number of an account `full`; other texts of that name hold no number. */
const accountNumber = /\d\D*\d\D*\d\D*\d/

/** Whether there can be anything to replace: cheap, as nearly every text has nothing of it. */
export function mayHaveSecretMembers(text: string): boolean {
  return (
    text.includes('_token') ||
    text.includes('client_secret') ||
    text.includes('"full"') ||
    text.includes('"sessionId"') ||
    speltLetter.test(text)
  )
}

/**
 * Replaces what OAuth 2.0 calls secret (RFC 6749) wherever it is a JSON member or a form field, the full
 * account number that a transaction answers on request (document 1, Resources and their fields, Transaction),
 * and the token of a customer's session (document 2, Resources and their fields, Customer session).
 *
 * Walks by hand and only forwards: a hostile body of many megabytes could bring a regular
 * expression with nested repetition to its knees.
 */
export function redactMembers(text: string, tokenFor: TokenFor): string {
  let result = ''
  let copied = 0
  for (const match of text.matchAll(names)) {
    const after = match.index + match[0].length
    if (match.index < copied) continue
    const before = text[match.index - 1]
    const json = match[2] === '"'
    const name = plain(match[1] ?? '')
    const number = name === 'full'
    const session = name === 'sessionId'
    if ((number || session) && !json) continue
    const begin = json
      ? before === '"'
        ? jsonValue(text, after)
        : undefined
      : formValue(before, after)
    if (begin === undefined) continue
    const end = json ? endOfString(text, begin) : endOfField(text, begin)
    const written = text.slice(begin, end)
    const secret = json ? unescaped(written) : decoded(written)
    if (number && !accountNumber.test(secret)) continue
    const kind = kinds[name] ?? 'token'
    result += text.slice(copied, begin) + tokenFor(secret, kind)
    copied = end
  }
  return copied === 0 ? text : result + text.slice(copied)
}

const plain = (name: string): string =>
  name.replace(/(?:\\u00|%)([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )

/** First character inside the quotes of the member's value, if that is a string. */
function jsonValue(text: string, from: number): number | undefined {
  const colon = /\s*:\s*"/y
  colon.lastIndex = from
  return colon.test(text) ? colon.lastIndex : undefined
}

function formValue(before: string | undefined, from: number): number | undefined {
  return before === undefined || '&?# \n\t"'.includes(before) ? from : undefined
}

/** The closing quote, or the end of a text that breaks off. */
function endOfString(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const character = text[index]
    if (character === '"') return index
    if (character === '\\') index++
  }
  return text.length
}

function endOfField(text: string, from: number): number {
  const end = /[&#\s"]/g
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

function unescaped(written: string): string {
  if (!written.includes('\\')) return written
  try {
    return String(JSON.parse(`"${written}"`))
  } catch {
    return written
  }
}

function decoded(written: string): string {
  if (!/[%+]/.test(written)) return written
  return new URLSearchParams(`value=${written}`).get('value') ?? written
}
