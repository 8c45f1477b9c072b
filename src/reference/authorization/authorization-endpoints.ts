import { timingSafeEqual } from 'node:crypto'
import { bankSecrets } from '../bank-secrets.js'
import type { Actor } from '../books/books.js'
import { answerAuthorize } from './answer-authorize.js'
import { answerRevoke, answerToken } from './answer-token.js'
import { type AuthorizationBehaviour, honestAuthorization } from './authorization-behaviour.js'
import { openGrants } from './grants.js'
import { idTokenSigner } from './id-token.js'
import type { AuthorizationServices } from './authorization-services.js'

/** Where customers log in, and what answers clients that bring their codes. */
export interface AuthorizationEndpoints {
  /** Answers a request to one of its paths; `undefined` to any other. */
  answer(request: Request, pathname: string): Promise<Response> | undefined
  /** The token of the actor in whose name an access token was given out; any other token as it is. */
  standsFor(token: string | undefined): string | undefined
}

/** Every spelling of the documents: the authorization URL of document 1, that of documents 2 and 3, the token URL. */
const paths = {
  authorize: ['/api/auth/oauth2/authorize', '/api/oauth2/authorize'],
  token: '/api/auth/oauth2/token',
  revoke: '/api/auth/oauth2/revoke',
  configuration: '/api/.well-known/openid-configuration',
  keys: '/api/auth/oauth2/keys',
}

/** Those of document 1 for transactions, of document 2 for text, of document 3 for in-app notifications. */
const scopes = [
  'openid',
  ...['read', 'write', 'delete', 'readBalance', 'full'].map((name) => `banking/${name}`),
  ...['read', 'write', 'full'].map((name) => `data/${name}`),
  ...['read', 'write', 'delete', 'full'].map((name) => `admin/${name}`),
]

/**
 * Opens the log-in of a bank: authorization code with PKCE (RFC 6749, RFC 7636), refresh tokens, and discovery by
 * OpenID Connect.
 *
 * @param clock milliseconds since 1970
 */
export function openAuthorization(
  actors: readonly Actor[],
  clock: () => number,
  decide?: (own: AuthorizationBehaviour) => AuthorizationBehaviour,
): AuthorizationEndpoints {
  const behaviour = decide?.(honestAuthorization) ?? honestAuthorization
  const grants = openGrants(behaviour, clock)
  const signer = idTokenSigner()
  const services: AuthorizationServices = {
    behaviour,
    grants,
    knows: (user, password) =>
      actors.some(({ name }) => name === user) &&
      isSame(password, bankSecrets.REFERENCE_BANK_PASSWORD),
    seconds: () => Math.floor(clock() / 1000),
    sign: signer.sign,
  }
  return {
    answer(request, pathname) {
      const { origin } = new URL(request.url)
      const issuer = `${origin}/api`
      if (paths.authorize.includes(pathname)) return answerAuthorize(services, request)
      if (pathname === paths.token) return answerToken(services, request, issuer)
      if (pathname === paths.revoke) return answerRevoke(services, request)
      if (pathname === paths.keys) return Promise.resolve(Response.json(signer.keys()))
      if (pathname !== paths.configuration) return undefined
      const configuration = behaviour.configuration({
        issuer,
        authorization_endpoint: origin + paths.authorize[0],
        token_endpoint: origin + paths.token,
        revocation_endpoint: origin + paths.revoke,
        jwks_uri: origin + paths.keys,
        scopes_supported: scopes,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
      })
      return Promise.resolve(Response.json(configuration))
    },
    standsFor(token) {
      const holder = token === undefined ? undefined : grants.use(token)
      return holder === undefined ? token : actors.find(({ name }) => name === holder)?.token
    },
  }
}

function isSame(given: string, due: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(due)]
  return one.length === other.length && timingSafeEqual(one, other)
}
