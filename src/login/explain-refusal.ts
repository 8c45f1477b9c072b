import * as oauth from 'oauth4webapi'
import { LoginError } from './login-error.js'

/** What went wrong between the authorization server and us, in a line of cause and one of remedy. */
export function explainRefusal(error: unknown, server: oauth.AuthorizationServer): Error {
  if (error instanceof LoginError) return error
  const endpoint = server.token_endpoint ?? server.authorization_endpoint ?? server.issuer
  const { host } = new URL(endpoint)
  if (error instanceof oauth.AuthorizationResponseError)
    return refusal(host, error.error, error.error_description)
  if (error instanceof oauth.ResponseBodyError)
    return refusal(host, error.error, error.error_description)
  if (!(error instanceof Error)) return new Error(String(error))
  if (/"state"/.test(error.message))
    return new LoginError(
      `the answer from ${host} is not one to our question: it brings another state`,
      'Begin the log-in again; if it stays so, the authorization server changes state, which RFC 6749 (4.1.2) forbids.',
    )
  if (/nonce/.test(error.message))
    return new LoginError(
      `the ID token from ${host} is not one for our question: it brings another nonce`,
      'Begin the log-in again; if it stays so, the authorization server is at fault (OpenID Connect Core, 3.1.3.7).',
    )
  if ('code' in error && /^OAUTH_|^ERR_/.test(String(error.code))) {
    const status = error.cause instanceof Response ? ` (status ${error.cause.status})` : ''
    return new LoginError(
      `the answer from ${host} cannot be used: ${error.message}${status}`,
      'Check the addresses of auth in the profile; if they are right, the authorization server is at fault.',
    )
  }
  return error
}

/** What comes of a server may be anything, whatever its type is said to be. */
const refusal = (host: string, code: unknown, description?: unknown): LoginError =>
  new LoginError(
    `${host} refused: ${String(code).slice(0, 100)}${description === undefined ? '' : ` (${String(description).slice(0, 300)})`}`,
    remedies[String(code)] ?? 'Begin the log-in again.',
    true,
  )

/** By error code (RFC 6749, 4.1.2.1 and 5.2). */
const remedies: Readonly<Record<string, string>> = {
  invalid_client: 'Check auth.clientId and auth.clientSecret.',
  unauthorized_client:
    'Check auth.clientId; the client may have to be allowed this kind of log-in.',
  invalid_scope: 'Check auth.scopes.',
  access_denied: 'The user who logged in did not agree, or may not.',
}
