import { createHash } from 'node:crypto'
import type { AuthorizationServices } from './authorization-services.js'
import type { Grant, Tokens } from './grants.js'
import { clientId, isKnownClient } from './known-client.js'

/** The token endpoint (RFC 6749, 3.2): takes codes and refresh tokens, gives access tokens. */
export async function answerToken(
  services: AuthorizationServices,
  request: Request,
  issuer: string,
): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const type = form.get('grant_type') ?? ''
  const answer = ((): Response => {
    if (request.method !== 'POST') return refuse('invalid_request', 'It takes POST.')
    if (!isKnownClient(form, request.headers, services.behaviour))
      return refuse('invalid_client', 'This client is not known.', 401)
    if (type === 'authorization_code') return exchange(services, form, issuer)
    if (type === 'refresh_token') return renew(services, form, issuer)
    return refuse('unsupported_grant_type', 'It takes authorization_code and refresh_token.')
  })()
  return services.behaviour.tokenAnswer(answer, type)
}

/** The revocation endpoint (RFC 7009): what is unknown counts as revoked. */
export async function answerRevoke(
  services: AuthorizationServices,
  request: Request,
): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  if (request.method !== 'POST') return refuse('invalid_request', 'It takes POST.')
  if (!isKnownClient(form, request.headers, services.behaviour))
    return refuse('invalid_client', 'This client is not known.', 401)
  services.grants.revoke(form.get('token') ?? '')
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
}

function exchange(
  services: AuthorizationServices,
  form: URLSearchParams,
  issuer: string,
): Response {
  const terms = services.grants.redeem(form.get('code') ?? '')
  if (terms === undefined) return refuse('invalid_grant', 'The code is not known, or not any more.')
  if (form.get('redirect_uri') !== terms.redirectUri)
    return refuse('invalid_grant', 'The answer went to another address.')
  const verifier = form.get('code_verifier') ?? ''
  if (createHash('sha256').update(verifier).digest('base64url') !== terms.challenge)
    return refuse('invalid_grant', 'The verifier does not fit the challenge.')
  return tokenAnswer(services, terms, services.grants.begin(terms), issuer)
}

function renew(services: AuthorizationServices, form: URLSearchParams, issuer: string): Response {
  const renewed = services.grants.renew(form.get('refresh_token') ?? '')
  if (renewed === undefined)
    return refuse('invalid_grant', 'The refresh token is not known, or was used before.')
  return tokenAnswer(services, renewed.grant, renewed.tokens, issuer)
}

/** RFC 6749, 5.1; with an ID token where the client asked for `openid` (OpenID Connect Core, 3.1.3.3). */
function tokenAnswer(
  { behaviour, seconds, sign }: AuthorizationServices,
  { actor, scope, nonce }: Grant,
  { access, refresh, lifetime }: Tokens,
  issuer: string,
): Response {
  const now = seconds()
  const claims = {
    iss: issuer,
    sub: actor,
    aud: clientId,
    iat: now,
    exp: now + (lifetime ?? 900),
    nonce,
  }
  const body = {
    access_token: access,
    token_type: 'Bearer',
    expires_in: lifetime,
    refresh_token: refresh,
    scope: scope !== '' ? scope : undefined,
    id_token: scope.split(' ').includes('openid') ? sign(behaviour.claims(claims)) : undefined,
  }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}

/** RFC 6749, 5.2. */
const refuse = (error: string, error_description: string, status = 400): Response =>
  Response.json({ error, error_description }, { status, headers: { 'cache-control': 'no-store' } })
