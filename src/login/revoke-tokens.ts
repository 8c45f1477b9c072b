import * as oauth from 'oauth4webapi'
import type { Way } from '../target/auth/auth.js'
import type { Tokens } from '../target/auth/login.js'
import { findAuthority } from './authority.js'

/** What came of the tokens of a log-in at their server. */
export type Revocation =
  | { readonly kind: 'revoked' }
  /** The server names nothing that revokes. */
  | { readonly kind: 'no endpoint' }
  | { readonly kind: 'failed'; readonly because: string }

/**
 * Asks a server to make tokens good for nothing (RFC 7009): the refresh token, with which go the access tokens of it,
 * else the access token.
 *
 * @param origins that the profile names
 */
export async function revokeTokens(
  way: Way,
  { refresh, access }: Tokens,
  origins: readonly string[],
): Promise<Revocation> {
  try {
    const { server, client, asClient, options } = await findAuthority(way, origins)
    const endpoint: unknown = server.revocation_endpoint
    const isOurs =
      typeof endpoint === 'string' &&
      URL.canParse(endpoint) &&
      origins.includes(new URL(endpoint).origin)
    if (!isOurs) return { kind: 'no endpoint' }
    const answer = await asClient((authentication) =>
      oauth.revocationRequest(server, client, authentication, refresh ?? access, options),
    )
    await oauth.processRevocationResponse(answer)
    return { kind: 'revoked' }
  } catch (error) {
    const [because = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { kind: 'failed', because }
  }
}
