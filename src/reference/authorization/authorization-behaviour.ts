/**
 * What the bank decides when a user logs in. Another bank is one that decides otherwise. Times are milliseconds, or
 * seconds where OAuth 2.0 has them so.
 */
export interface AuthorizationBehaviour {
  /** Whether the answer to a log-in may go to this address (RFC 8252, 7.3: a loopback one on any port). */
  acceptsRedirect(uri: string): boolean
  /** What the address of the answer says besides the code: `state` as the client sent it. */
  answerQuery(given: { readonly state?: string }): Readonly<{ readonly state?: string }>
  /** What the buttons of the page say on which a user who logged in allows what was asked for; the first allows it. */
  agreement(): readonly string[]
  /** Whether a client may show its secret there (RFC 6749, 2.3.1). */
  takesSecret(place: 'header' | 'body'): boolean
  /** Milliseconds that a code may be exchanged. */
  codeLifetime(): number
  /** Seconds that an access token is good for; `undefined` says nothing of it and never ends. */
  tokenLifetime(): number | undefined
  /** Calls that an access token is good for. */
  tokenUses(): number
  /** Whether a refresh token comes along with an access token. */
  refreshes(): boolean
  /** Whether each refresh token can be used once, a second use ending all that came of that log-in (RFC 9700, 4.14.2). */
  rotates(): boolean
  /** Claims of an ID token, given those of the honest one. */
  claims(own: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** The OpenID Connect configuration, given the honest one. */
  configuration(own: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** An answer of the token endpoint, given the honest one. */
  tokenAnswer(own: Response, grantType: string): Response | Promise<Response>
}

/** How the reference bank decides when nothing else is asked of it. */
export const honestAuthorization: AuthorizationBehaviour = {
  acceptsRedirect: (uri) => {
    const url = URL.canParse(uri) ? new URL(uri) : undefined
    return url?.protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(url.hostname)
  },
  answerQuery: (given) => given,
  agreement: () => [],
  takesSecret: () => true,
  codeLifetime: () => 60_000,
  tokenLifetime: () => 900,
  tokenUses: () => Infinity,
  refreshes: () => true,
  rotates: () => true,
  claims: (own) => own,
  configuration: (own) => own,
  tokenAnswer: (own) => own,
}
