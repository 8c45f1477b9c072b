/**
 * Tokens of any kind that no session has: a token is a text of which neither letters nor length are shown, so that each
 * of them is looked for and not found.
 *
 * @param token that no session has
 */
export const unusualTokens = (token: string): readonly string[] => [
  '',
  `${token}'"\\;--%`,
  `${token}-\u00e4\u20ac\u{1d11e}\u0000`,
  token.repeat(60),
]
