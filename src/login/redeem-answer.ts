import * as oauth from 'oauth4webapi'
import type { Tokens } from '../target/auth/login.js'
import type { PendingLogin } from './ask-to-log-in.js'
import type { Authority } from './authority.js'
import { explainRefusal } from './explain-refusal.js'
import { tokensOf } from './tokens-of.js'
import { withoutIdToken } from './without-id-token.js'

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

async function sendCode(
  { server, client, asClient, options, openId }: Authority,
  { redirectUri, state, verifier }: PendingLogin,
  answer: URL,
): Promise<Response> {
  const query = new URLSearchParams(answer.searchParams)
  // Without discovery, nothing says by which name the issuer calls itself.
  if (!openId) query.delete('iss')
  const parameters = oauth.validateAuthResponse(server, client, query, state)
  return asClient((authentication) =>
    oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      parameters,
      redirectUri,
      verifier,
      options,
    ),
  )
}
