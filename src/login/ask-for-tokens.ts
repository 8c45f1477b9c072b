import * as oauth from 'oauth4webapi'
import type { Tokens } from '../target/auth/login.js'
import type { Authority } from './authority.js'
import { explainRefusal } from './explain-refusal.js'
import { LoginError } from './login-error.js'

/** What a client has to remember between the question and the answer of a log-in. */
export interface PendingLogin {
  /** Where the browser is to go. */
  readonly address: string
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Puts the question of a log-in: authorization code with PKCE S256 (RFC 6749, 4.1; RFC 7636), state and nonce. */
export async function askToLogIn(
  { server, client, openId }: Authority,
  redirectUri: string,
  scopes: readonly string[],
): Promise<PendingLogin> {
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
  const verifier = oauth.generateRandomCodeVerifier()
  const address = new URL(server.authorization_endpoint)
  const scope = [...new Set([...(openId ? ['openid'] : []), ...scopes])].join(' ')
  const query = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Who logged in last in this browser is another actor (OpenID Connect Core, 3.1.2.1; others ignore it).
    prompt: 'login',
    ...(openId && { nonce }),
    ...(scope !== '' && { scope }),
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return { address: address.href, redirectUri, state, nonce, verifier }
}

/** What a code brought. */
interface Redeemed {
  readonly tokens: Tokens
  /** Of the answer, those that are known. */
  readonly members: readonly string[]
}

/** RFC 6749, 5.1; OpenID Connect Core, 3.1.3.3. */
const memberNames = [
  'access_token',
  'token_type',
  'expires_in',
  'refresh_token',
  'scope',
  'id_token',
]

/**
 * Exchanges the code of an answer for tokens.
 *
 * @param answer the address to which the browser was sent back
 * @throws LoginError when the answer is not one to this question, or the server refuses
 */
export async function redeemAnswer(
  authority: Authority,
  question: PendingLogin,
  answer: URL,
  now: number,
): Promise<Redeemed> {
  const { server, client, openId } = authority
  try {
    const answered = await sendCode(authority, question, answer)
    const response = openId ? answered : await withoutIdToken(answered)
    const expected = openId ? { expectedNonce: question.nonce, requireIdToken: true } : {}
    const brought = await oauth.processAuthorizationCodeResponse(server, client, response, expected)
    return {
      tokens: tokensOf(brought, now),
      members: memberNames.filter((name) => brought[name] !== undefined),
    }
  } catch (error) {
    throw explainRefusal(error, server)
  }
}

/**
 * Whether a code that was never given out brings a token as well; undefined where there was no answer.
 *
 * @param answer the one that was redeemed
 */
export async function isAcceptedCode(
  authority: Authority,
  question: PendingLogin,
  answer: URL,
): Promise<boolean | undefined> {
  const other = new URL(answer)
  other.searchParams.set('code', 'assay-never-issued')
  try {
    const answered = await sendCode(authority, question, other)
    const body: unknown = await answered.json().catch(() => undefined)
    return answered.ok && typeof Object(body).access_token === 'string'
  } catch {
    return undefined
  }
}

function sendCode(
  { server, client, authentication, options, openId }: Authority,
  { redirectUri, state, verifier }: PendingLogin,
  answer: URL,
): Promise<Response> {
  const query = new URLSearchParams(answer.searchParams)
  // Without discovery, nothing says by which name the issuer calls itself.
  if (!openId) query.delete('iss')
  return oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    oauth.validateAuthResponse(server, client, query, state),
    redirectUri,
    verifier,
    options,
  )
}

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
  const { server, client, authentication, options } = authority
  try {
    const answered = await oauth.refreshTokenGrantRequest(
      server,
      client,
      authentication,
      old.refresh,
      options,
    )
    const response = await withoutIdToken(answered)
    const renewed = await oauth.processRefreshTokenResponse(server, client, response)
    const { id } = old
    return { refresh: old.refresh, ...(id !== undefined && { id }), ...tokensOf(renewed, now) }
  } catch (error) {
    throw explainRefusal(error, server)
  }
}

/** Longest life that is believed, in seconds: ten years. */
const longestLife = 315_360_000

/** @throws LoginError when no request could carry the token */
function tokensOf(answer: oauth.TokenEndpointResponse, now: number): Tokens {
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

/** An ID token that was not requested is of no use, and is not looked at. */
async function withoutIdToken(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer
  const text = await answer.text()
  let clean = text
  try {
    const { id_token: _, ...rest } = JSON.parse(text)
    clean = JSON.stringify(rest)
  } catch {
    // The next reader says so.
  }
  return new Response(clean, { status: answer.status, headers: answer.headers })
}
