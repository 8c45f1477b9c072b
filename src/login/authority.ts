import * as oauth from 'oauth4webapi'
import type { Way } from '../target/auth/auth.js'
import { boundedFetch } from './bounded-fetch.js'
import { isOwnIssuer } from './is-own-issuer.js'
import { LoginError } from './login-error.js'
import { openClientAuthentication, type SendAsClient } from './open-client-authentication.js'

/** An authorization server, and Assay as a client of it. */
export interface Authority {
  readonly server: oauth.AuthorizationServer & { readonly authorization_endpoint: string }
  readonly client: oauth.Client
  readonly asClient: SendAsClient
  /** Whether it vouches for who logged in (OpenID Connect), and not only for what they allow. */
  readonly openId: boolean
  readonly options: oauth.TokenEndpointRequestOptions
}

/**
 * Finds out where to log in.
 *
 * @param origins that the profile names: endpoints elsewhere are not used, no matter what names them
 * @throws LoginError when there is nothing that can be used
 */
export async function findAuthority(way: Way, origins: readonly string[]): Promise<Authority> {
  const { server: where, clientId, clientSecret } = way
  const named = where.kind === 'discovery' ? where.url : where.tokenUrl
  const options = {
    // The profile may name http on this machine, or for a target that is not encrypted either.
    [oauth.allowInsecureRequests]: new URL(named).protocol === 'http:',
    [oauth.customFetch]: boundedFetch,
  }
  const server =
    where.kind === 'discovery'
      ? await discover(where.url, origins)
      : {
          issuer: new URL(where.authorizationUrl).origin,
          authorization_endpoint: where.authorizationUrl,
          token_endpoint: where.tokenUrl,
        }
  const told: unknown = server.token_endpoint_auth_methods_supported
  const methods: readonly unknown[] | undefined = Array.isArray(told) ? told : undefined
  const asClient = openClientAuthentication(clientSecret?.value, methods)
  const openId = where.kind === 'discovery'
  return { server, client: { client_id: clientId }, asClient, openId, options }
}

async function discover(url: string, origins: readonly string[]): Promise<Authority['server']> {
  const answer = await boundedFetch(url, { headers: { accept: 'application/json' } })
  const refuse = (because: string, remedy: string): never => {
    throw new LoginError(`the configuration at ${url} ${because}`, remedy)
  }
  if (answer.status !== 200)
    refuse(`is answered with ${answer.status}`, 'Put auth.discovery right.')
  const document = (await answer.json().catch(() => undefined)) as oauth.AuthorizationServer
  const issuer: unknown = document?.issuer
  if (issuer === undefined)
    refuse(
      document === undefined ? 'is no JSON' : 'names no issuer',
      'Put auth.discovery right, or give authorizationUrl and tokenUrl in its place.',
    )
  if (!isOwnIssuer(issuer, url))
    refuse(
      `is that of another issuer, ${JSON.stringify(issuer)?.slice(0, 200)}`,
      'Give the address of the configuration that the issuer has itself.',
    )
  const otherwise = 'Give authorizationUrl and tokenUrl in its place.'
  const endpointOf = (name: 'authorization_endpoint' | 'token_endpoint'): string => {
    const endpoint: unknown = document[name]
    if (typeof endpoint !== 'string' || !URL.canParse(endpoint))
      return refuse(`has no ${name}`, otherwise)
    const { origin, protocol } = new URL(endpoint)
    if (!/^https?:$/.test(protocol))
      return refuse(`has the ${name} under ${protocol}, not under http: or https:`, otherwise)
    if (!origins.includes(origin))
      return refuse(
        `names the ${name} on ${origin}, which the profile does not`,
        `If it belongs to the log-in, add it: auth: { origins: [${origin}] }`,
      )
    return endpoint
  }
  return {
    ...document,
    authorization_endpoint: endpointOf('authorization_endpoint'),
    token_endpoint: endpointOf('token_endpoint'),
  }
}
