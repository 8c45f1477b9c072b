import type { Liberty } from '../../liberty.js'

/** An answer of the token endpoint with other members. */
const changed =
  (change: (body: Record<string, unknown>) => Record<string, unknown>) =>
  async (own: Response): Promise<Response> =>
    own.ok ? Response.json(change((await own.json()) as Record<string, unknown>)) : own

/** What an authorization server may do otherwise, and stay within RFC 6749. */
const liberties: readonly Liberty[] = [
  {
    name: 'refresh-tokens-that-stay',
    sentence: 'A refresh token can be used again and again, and none comes with a renewed token.',
    because: 'A server may issue a new refresh token, and need not (RFC 6749, 6).',
    authorization: {
      rotates: () => false,
      tokenAnswer: (own, grantType) =>
        grantType === 'refresh_token' ? changed(({ refresh_token: _, ...body }) => body)(own) : own,
    },
  },
  {
    name: 'tokens-without-end',
    sentence: 'The token endpoint does not say how long an access token is good.',
    because: 'expires_in is recommended, not required (RFC 6749, 5.1).',
    authorization: { tokenLifetime: () => undefined },
  },
  {
    name: 'token-type-in-capitals',
    sentence: 'The token endpoint spells the type of its tokens in capitals.',
    because: 'The type of a token is case insensitive (RFC 6749, 5.1).',
    authorization: { tokenAnswer: changed((body) => ({ ...body, token_type: 'BEARER' })) },
  },
  {
    name: 'codes-refused-otherwise',
    sentence: 'A code that is not known is refused with 401 and a page.',
    because: 'No document shows how the token endpoint refuses.',
    authorization: {
      tokenAnswer: (own, grantType) =>
        grantType === 'authorization_code' && !own.ok
          ? new Response('<h1>No</h1>', { status: 401, headers: { 'content-type': 'text/html' } })
          : own,
    },
  },
]

export default liberties
