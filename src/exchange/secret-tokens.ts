import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Gives a secret its token, the same one wherever the secret turns up. */
export type TokenFor = (secret: string, kind: string) => string

interface SecretTokens {
  readonly of: TokenFor
  /** Whether this is a token that was given. */
  given(token: string): boolean
}

/** Shortest digest that is shown, in hex digits. */
const shortest = 4
/** Secrets whose tokens are remembered: a target may name a new session in each answer. */
const mostRemembered = 10_000
/** Digits of the digest of those beyond: long enough to need no comparison with others. */
const unmistakable = 16
/** Digits that follow them and that no one else can know. */
const sealed = 16
const form = new RegExp(`^‹([^‹›·]+)·([0-9a-f]{${unmistakable}})([0-9a-f]{${sealed}})›$`)

/**
 * Makes tokens of the form `‹token·3f2a›`: the kind under which the secret was first seen, and the
 * beginning of its SHA-256, as long as it takes to tell it from all others.
 *
 * Remembers digests, never secrets, and those of the first ten thousand only. Tokens of those beyond carry a seal, an
 * HMAC (RFC 2104) with a key of this run, by which they are known again: a target cannot make one up.
 */
export function secretTokens(): SecretTokens {
  const tokens = new Map<string, string>()
  const taken = new Set<string>()
  const given = new Set<string>()
  const key = randomBytes(32)

  const sealedToken = (kind: string, digits: string): string => {
    const seal = createHmac('sha256', key).update(`${kind}·${digits}`).digest('hex')
    return `‹${kind}·${digits}${seal.slice(0, sealed)}›`
  }
  const isSealed = (token: string): boolean => {
    const [, kind = '', digits = ''] = form.exec(token) ?? []
    return digits !== '' && token === sealedToken(kind, digits)
  }

  return {
    of(secret, kind) {
      const digest = createHash('sha256').update(secret).digest('hex')
      const known = tokens.get(digest)
      if (known !== undefined) return known
      if (tokens.size >= mostRemembered) return sealedToken(kind, digest.slice(0, unmistakable))
      let length = shortest
      while (taken.has(digest.slice(0, length))) length++
      const shown = digest.slice(0, length)
      taken.add(shown)
      const made = `‹${kind}·${shown}›`
      tokens.set(digest, made)
      given.add(made)
      return made
    },
    given: (token) => given.has(token) || isSealed(token),
  }
}
