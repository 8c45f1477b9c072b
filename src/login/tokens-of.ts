import type { TokenEndpointResponse } from 'oauth4webapi'
import type { Tokens } from '../target/auth/login.js'
import { LoginError } from './login-error.js'

/** Longest life that is believed, in seconds: ten years. */
const longestLife = 315_360_000

/**
 * The tokens of an answer.
 *
 * @param now epoch milliseconds
 * @throws LoginError when no request could carry the token
 */
export function tokensOf(answer: TokenEndpointResponse, now: number): Tokens {
  const { access_token: access, refresh_token: refresh, id_token: id, expires_in } = answer
  if (answer.token_type !== 'bearer')
    throw unusable(`its token is of the type ${answer.token_type}, and not Bearer`)
  // RFC 6750, 2.1, and what other servers do all the same: visible ASCII, which a header field can carry.
  if (!/^[\x21-\x7e]{1,16384}$/.test(access))
    throw unusable('its token is none that a header field can carry')
  return {
    access,
    ...(refresh !== undefined && { refresh }),
    ...(id !== undefined && { id }),
    obtainedAt: now,
    ...(expires_in !== undefined && {
      expiresAt: now + Math.min(Math.max(expires_in, 0) || 0, longestLife) * 1000,
    }),
  }
}

const unusable = (because: string): LoginError =>
  new LoginError(
    `the answer of the token endpoint cannot be used: ${because}`,
    'The authorization server is at fault, or needs another kind of client.',
  )
