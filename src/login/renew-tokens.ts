import * as oauth from 'oauth4webapi'
import type { Tokens } from '../target/auth/login.js'
import type { Authority } from './authority.js'
import { explainRefusal } from './explain-refusal.js'
import { tokensOf } from './tokens-of.js'
import { withoutIdToken } from './without-id-token.js'

/**
 * Asks for new tokens (RFC 6749, 6). What does not come anew stays as it is.
 *
 * @throws LoginError when the server refuses or cannot be asked
 */
export async function renewTokens(
  authority: Authority,
  old: Tokens & { readonly refresh: string },
  now: number,
): Promise<Tokens> {
  const { server, client, asClient, options } = authority
  try {
    const answered = await asClient((authentication) =>
      oauth.refreshTokenGrantRequest(server, client, authentication, old.refresh, options),
    )
    const response = await withoutIdToken(answered)
    const renewed = await oauth.processRefreshTokenResponse(server, client, response)
    const { id } = old
    return { refresh: old.refresh, ...(id !== undefined && { id }), ...tokensOf(renewed, now) }
  } catch (error) {
    throw explainRefusal(error, server)
  }
}
