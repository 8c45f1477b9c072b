import { randomBytes } from 'node:crypto'
import type { AuthorizationBehaviour } from './authorization-behaviour.js'

/** A log-in that was granted to a client. */
export interface Grant {
  /** The actor who logged in, by name. */
  readonly actor: string
  readonly scope: string
  readonly nonce?: string
}

/** What a code was given for; the exchange has to name the same. */
interface CodeTerms extends Grant {
  readonly redirectUri: string
  /** Base64url of the SHA-256 of the verifier (RFC 7636, 4.2). */
  readonly challenge: string
}

interface Family extends Grant {
  ended: boolean
}

interface AccessToken {
  readonly family: Family
  readonly expiresAt: number
  uses: number
}

export interface Tokens {
  readonly access: string
  readonly refresh?: string
  readonly lifetime?: number
}

/** Codes and tokens that were given out. What is not good, or no more, is `undefined`. */
export interface Grants {
  codeFor(terms: CodeTerms): string
  /** Takes a code, once. */
  redeem(code: string): CodeTerms | undefined
  begin(grant: Grant): Tokens
  renew(refreshToken: string): { readonly grant: Grant; readonly tokens: Tokens } | undefined
  /** Ends the log-in that a token came of (RFC 7009, 2.1). */
  revoke(token: string): void
  /** Counts a call with an access token; the name of the actor who may make it. */
  use(accessToken: string): string | undefined
}

/** @param clock milliseconds since 1970 */
export function openGrants(behaviour: AuthorizationBehaviour, clock: () => number): Grants {
  const codes = new Map<string, CodeTerms & { readonly expiresAt: number }>()
  const accessTokens = new Map<string, AccessToken>()
  const refreshTokens = new Map<string, { readonly family: Family; used: boolean }>()

  const give = (family: Family): Tokens => {
    const lifetime = behaviour.tokenLifetime()
    const access = `access-${unguessable()}`
    const expiresAt = lifetime === undefined ? Infinity : clock() + lifetime * 1000
    accessTokens.set(access, { family, expiresAt, uses: 0 })
    const tokens = { access, lifetime }
    if (!behaviour.refreshes()) return tokens
    const refresh = `refresh-${unguessable()}`
    refreshTokens.set(refresh, { family, used: false })
    return { ...tokens, refresh }
  }

  return {
    codeFor(terms) {
      const code = unguessable()
      codes.set(code, { ...terms, expiresAt: clock() + behaviour.codeLifetime() })
      return code
    },
    redeem(code) {
      const terms = codes.get(code)
      codes.delete(code)
      return terms && clock() < terms.expiresAt ? terms : undefined
    },
    begin: (grant) => give({ ...grant, ended: false }),
    renew(refreshToken) {
      const known = refreshTokens.get(refreshToken)
      if (known === undefined) return undefined
      if (known.used && behaviour.rotates()) known.family.ended = true
      if (known.family.ended) return undefined
      known.used = true
      return { grant: known.family, tokens: give(known.family) }
    },
    revoke(token) {
      const known = accessTokens.get(token) ?? refreshTokens.get(token)
      if (known !== undefined) known.family.ended = true
    },
    use(accessToken) {
      const known = accessTokens.get(accessToken)
      if (known === undefined || known.family.ended || clock() >= known.expiresAt) return undefined
      known.uses += 1
      return known.uses > behaviour.tokenUses() ? undefined : known.family.actor
    },
  }
}

const unguessable = (): string => randomBytes(24).toString('base64url')
