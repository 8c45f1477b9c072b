import type { Defect } from '../../defect.js'

/** A refusal of the token endpoint (RFC 6749, 5.2). */
const refused = (): Response => Response.json({ error: 'invalid_grant' }, { status: 400 })

/** What an authorization server does otherwise than documents 1 to 3 say. */
const defects: readonly Defect[] = [
  {
    name: 'log-in-without-refresh-token',
    sentence: 'A log-in brings an access token and no refresh token.',
    breaks: [
      'transactions.authentication.refresh',
      'text.authentication.refresh',
      'notifications.authentication.refresh',
    ],
    authorization: { refreshes: () => false },
  },
  {
    name: 'refresh-token-of-no-use',
    sentence: 'A refresh token is refused when it is used first.',
    breaks: [
      'transactions.authentication.renews',
      'text.authentication.renews',
      'notifications.authentication.renews',
    ],
    authorization: {
      tokenAnswer: (own, grantType) => (grantType === 'refresh_token' ? refused() : own),
    },
  },
  {
    name: 'token-for-any-code',
    sentence: 'The token endpoint gives out an access token for a code that it never gave out.',
    breaks: [
      'transactions.authentication.oauth',
      'text.authentication.oauth',
      'notifications.authentication.oauth',
    ],
    authorization: {
      tokenAnswer: (own, grantType) =>
        grantType === 'authorization_code' && !own.ok
          ? Response.json({ access_token: 'access-for-no-one', token_type: 'Bearer' })
          : own,
    },
  },
]

export default defects
