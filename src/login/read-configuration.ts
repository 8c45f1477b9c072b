import type { AuthorizationServer } from 'oauth4webapi'
import { boundedFetch } from './bounded-fetch.js'

/** Where an issuer has its OpenID Connect configuration (OpenID Connect Discovery, 4). */
export const wellKnown = '/.well-known/openid-configuration'

/** What a configuration says of how to log in. */
interface Configuration {
  readonly issuer: unknown
  readonly authorization: string
  readonly token: string
  readonly scopes: readonly string[]
}

/** Reads a configuration, as far as it is one; whether its issuer may name what it names is for others to judge. */
export async function readConfiguration(
  url: string,
): Promise<
  { readonly kind: 'found'; readonly configuration: Configuration } | { readonly kind: 'none' }
> {
  const none = { kind: 'none' } as const
  const headers = { accept: 'application/json' }
  const answer = await boundedFetch(url, { headers }).catch(() => undefined)
  if (answer?.status !== 200) return none
  const document = (await answer.json().catch(() => undefined)) as AuthorizationServer | undefined
  const [authorization, token] = [document?.authorization_endpoint, document?.token_endpoint]
  if (!isUrl(authorization) || !isUrl(token)) return none
  const told: unknown = document?.scopes_supported
  const scopes = Array.isArray(told) ? told.filter((one) => typeof one === 'string') : []
  return {
    kind: 'found',
    configuration: { issuer: document?.issuer, authorization, token, scopes },
  }
}

/** Whether it is an address of the web. */
export const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
