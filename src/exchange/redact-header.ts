import type { TokenFor } from './secret-tokens.js'

type Redact = (value: string, tokenFor: TokenFor) => string

/** How secrets of headers get their tokens. */
interface HeaderTokens {
  readonly tokenFor: TokenFor
  /** For what is handed out, or is made up from a secret that was: it is sought from then on. */
  readonly tokenOfNews: TokenFor
}

/** Schemes that may stand in the open (RFC 9110, 11.4); anything else could be a part of the secret. */
const credentials = /^(Basic|Bearer|Digest|DPoP|Negotiate|OAuth)(?: +(.*))?$/is

const authorization: Redact = (value, tokenFor) => {
  const [, scheme, secret = ''] = credentials.exec(value) ?? []
  if (scheme === undefined) return tokenFor(value, 'token')
  return secret === '' ? value : `${scheme} ${tokenFor(secret, 'token')}`
}

const key: Redact = (value, tokenFor) => tokenFor(value, 'key')

/** `name=value`, the name left readable (RFC 6265, 4). */
const cookiePair: Redact = (pair, tokenFor) => {
  const [, name = '', secret = ''] = /^(\s*[^=]*=)?(.*)$/s.exec(pair) ?? []
  return name + tokenFor(secret.trim(), 'cookie')
}

const cookie: Redact = (value, tokenFor) =>
  value
    .split(';')
    .map((pair) => cookiePair(pair, tokenFor))
    .join(';')

const setCookie: Redact = (value, tokenFor) => {
  const [pair = '', ...attributes] = value.split(';')
  return [cookiePair(pair, tokenFor), ...attributes].join(';')
}

const secretHeaders: ReadonlyMap<string, Redact> = new Map([
  ['authorization', authorization],
  ['proxy-authorization', authorization],
  ['api-key', key],
  ['x-api-key', key],
  ['cookie', cookie],
])

/**
 * Replaces the value of a header that carries secrets by its nature, whether they are known or not.
 *
 * @returns undefined for any other header.
 */
export function redactHeader(
  name: string,
  value: string,
  { tokenFor, tokenOfNews }: HeaderTokens,
): string | undefined {
  const field = name.toLowerCase()
  if (field === 'set-cookie') return setCookie(value, tokenOfNews)
  // A target may tell in its answer what it refused: a secret that begins as one that was given out.
  return secretHeaders.get(field)?.(value, field === 'cookie' ? tokenFor : tokenOfNews)
}
