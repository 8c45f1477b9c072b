import { randomBytes } from 'node:crypto'
import { checkBaseUrl } from '../target/check-base-url.js'
import { boundedFetch } from './bounded-fetch.js'
import { isOwnIssuer } from './is-own-issuer.js'
import { LoginError } from './login-error.js'
import { isUrl, readConfiguration, wellKnown } from './read-configuration.js'

/** Where to log in at a target, as the section auth of a profile says it. */
export interface FoundLogin {
  /** An OpenID Connect configuration. */
  readonly discovery?: string
  /** A root below which the endpoints are spelt as document 1 has them. */
  readonly url?: string
  readonly authorizationUrl?: string
  readonly tokenUrl?: string
  /** Scopes that the server says it has. */
  readonly scopes: readonly string[]
}

interface Where {
  readonly baseUrl: string
  /** Root of an authorization server or address of its configuration, where it was named. */
  readonly loginUrl?: string
  /** Further origins that belong to the log-in. */
  readonly origins?: readonly string[]
}

/** Document 1; documents 2 and 3 (Authentication). */
const spellings = ['/auth/oauth2/authorize', '/oauth2/authorize'] as const
const tokenPath = '/auth/oauth2/token'
/** What an authorization endpoint answers to a browser that brings no question. */
const answering = [200, 302, 303, 307, 400, 422]

/**
 * Looks for the log-in of a target: an OpenID Connect configuration, and the endpoints that the documents spell, below
 * the base URL and at the root of its host. No other host is asked unless it was named.
 *
 * @returns undefined when there is none
 * @throws LoginError when a configuration names endpoints on an origin that was not named
 */
export async function findLogin(where: Where): Promise<FoundLogin | undefined> {
  const { baseUrl, loginUrl } = where
  if (loginUrl?.includes('/.well-known/') === true) {
    return configurationAt(loginUrl, where)
  }
  const roots =
    loginUrl === undefined ? [...new Set([baseUrl, new URL(baseUrl).origin])] : [rooted(loginUrl)]
  for (const root of roots) {
    const configured = await configurationAt(root + wellKnown, where)
    if (configured !== undefined) return configured
    const endpoints = await endpointsBelow(root, baseUrl)
    if (endpoints !== undefined) return { ...endpoints, scopes: [] }
  }
  return undefined
}

const rooted = (url: string): string => {
  const checked = checkBaseUrl(url, 'the address of the log-in', 'Such as https://login.bank')
  if (checked.kind === 'bad') throw new LoginError(checked.message, checked.remedy)
  return checked.baseUrl
}

async function configurationAt(url: string, where: Where): Promise<FoundLogin | undefined> {
  const found = await readConfiguration(url)
  if (found.kind === 'none') return undefined
  const { configuration } = found
  const { issuer } = configuration
  const own = [where.baseUrl, url, ...(where.origins ?? [])].map((one) => new URL(one).origin)
  // A gateway may repeat the configuration of the issuer behind it.
  if (isUrl(issuer) && !isOwnIssuer(issuer, url)) {
    const there = issuer.replace(/\/$/, '') + wellKnown
    if (there !== url && own.includes(new URL(issuer).origin)) return configurationAt(there, where)
    throw new LoginError(
      `the configuration at ${url} is that of another issuer, ${issuer.slice(0, 200)}`,
      `If users log in there, say so: --login-url ${issuer.slice(0, 200)}`,
    )
  }
  for (const endpoint of [configuration.authorization, configuration.token]) {
    const { origin } = new URL(endpoint)
    if (!own.includes(origin))
      throw new LoginError(
        `the configuration at ${url} sends users who log in to ${origin}`,
        `If that belongs to the log-in, say so: --login-origin ${origin}`,
      )
  }
  return { discovery: url, scopes: configuration.scopes }
}

/** Asks for the endpoints that the documents spell; what answers a made-up path in the same way is none of them. */
async function endpointsBelow(
  root: string,
  baseUrl: string,
): Promise<Omit<FoundLogin, 'scopes'> | undefined> {
  const nowhere = await statusOf(`${root}/oauth2/${randomBytes(6).toString('hex')}`)
  for (const spelling of spellings) {
    const status = await statusOf(root + spelling)
    if (status === undefined || status === nowhere || !answering.includes(status)) continue
    const tokenUrl = await tokenEndpoint(root, baseUrl)
    const asDocumented = spelling === spellings[0] && tokenUrl === baseUrl + tokenPath
    return asDocumented ? { url: root } : { authorizationUrl: root + spelling, tokenUrl }
  }
  return undefined
}

/** Documents 1 and 3 have it below the base URL, document 2 below the authorization server. */
async function tokenEndpoint(root: string, baseUrl: string): Promise<string> {
  const [ordinary, other] = [baseUrl + tokenPath, root + tokenPath]
  if (ordinary === other) return ordinary
  const [here, there] = [await statusOf(ordinary, 'POST'), await statusOf(other, 'POST')]
  // RFC 6749, 5.2: a request without a grant is refused with 400, one of an unknown client with 401.
  const isIt = (status: number | undefined) => status === 400 || status === 401
  return !isIt(here) && isIt(there) ? other : ordinary
}

async function statusOf(url: string, method = 'GET'): Promise<number | undefined> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = method === 'POST' ? { method, headers: form, body: '' } : {}
  return boundedFetch(url, asked).then(
    ({ status }) => status,
    () => undefined,
  )
}
