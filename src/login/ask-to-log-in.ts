import * as oauth from 'oauth4webapi'
import type { Authority } from './authority.js'

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
