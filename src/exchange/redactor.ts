import type { Header } from './exchange.js'
import { innerDocuments } from './inner-documents.js'
import { mayHaveSecretMembers, redactMembers } from './redact-members.js'
import { redactHeader } from './redact-header.js'
import type { SecretName } from './secret-name.js'
import { secretTokens } from './secret-tokens.js'
import { createSecretSearch } from './secrets/secret-search.js'

/** A secret in a text. */
interface Found {
  /** What stands for it. */
  readonly token: string
  /** UTF-16 offset. */
  readonly start: number
}

export interface Redactor {
  /**
   * Makes a secret known, from now on.
   *
   * @param kind what it is, one word: `token`, `key`, `password`.
   * @param variable environment variable that holds it, if one does.
   */
  learn(secret: string, kind: string, variable?: string): void
  /**
   * Replaces known secrets in any spelling, and the secret members of OAuth 2.0 documents.
   *
   * @param cutAtEnd the text may have been cut, in the middle of a secret as well
   */
  text(value: string, cutAtEnd?: boolean): string
  /** Replaces in addition whatever stands in a header that is made for secrets. */
  headers(headers: readonly Header[]): readonly Header[]
  /** Secrets that come from an environment variable. */
  names(): SecretName[]
  /** How many secrets are known: what was written when there were fewer is searched again. */
  known(): number
  /**
   * Where the first secret stands in what has been written, if one does; short ones, which may be anything,
   * are left aside.
   *
   * @param wanted says of which tokens the secrets count
   */
  find(text: string, wanted?: (token: string) => boolean): Found | undefined
}

/** What the target hands out is sought from then on, where it is long enough to be nothing else. */
const shortestHandedOut = 12
const mostHandedOut = 1000

/** In a whole report, a shorter one could be a part of any number. */
const shortestFound = 8

const token = /^‹([^‹›·]+)·[0-9a-f]{4,64}›$/

/** Given to what is replaced because of its place, or withheld. */
const ownKinds = ['token', 'key', 'cookie', 'secret', 'number', 'session', 'withheld']

/** Replaces secrets by tokens that are equal where the secrets are equal, and different where they differ. */
export function createRedactor(): Redactor {
  const whole = new Map<string, string>()
  const tokens = secretTokens()
  const kinds = new Set<string>(ownKinds)
  const variables = new Map<string, string>()
  const search = createSecretSearch({
    withheld: (text) => tokens.of(text, 'withheld'),
    given: tokens.given,
    isKind: (kind) => kinds.has(kind),
  })
  /** As in a recording that is replayed: what has been replaced once stays as it is. */
  const isToken = (value: string) => kinds.has(token.exec(value)?.[1] ?? '')
  const tokenFor = (secret: string, kind: string) =>
    whole.get(secret) ?? (secret === '' || isToken(secret) ? secret : tokens.of(secret, kind))

  let handedOut = 0
  /** Token of what the target says to be a secret. */
  const tokenOfNews = (secret: string, kind: string) => {
    const replacement = tokenFor(secret, kind)
    if (secret.length < shortestHandedOut || isToken(secret) || whole.has(secret))
      return replacement
    if ((handedOut += 1) <= mostHandedOut) {
      whole.set(secret, replacement)
      search.add(secret, replacement)
    }
    return replacement
  }

  const text = (value: string, cutAtEnd?: boolean) => {
    const clean = search.replace(value, cutAtEnd)
    if (!mayHaveSecretMembers(clean)) return clean
    const known = search.size()
    // In a document within a document, a secret shows only when that has been decoded.
    for (const inner of innerDocuments(clean)) redactMembers(inner, tokenOfNews)
    const cleaner = redactMembers(clean, tokenOfNews)
    // What was a secret here may stand elsewhere in the same text.
    return search.size() === known ? cleaner : search.replace(cleaner, cutAtEnd)
  }

  return {
    learn(secret, kind, variable) {
      if (secret === '') return
      // Also one that looks like a token: its owner keeps it secret.
      const replacement = whole.get(secret) ?? tokens.of(secret, kind)
      whole.set(secret, replacement)
      kinds.add(kind)
      if (variable !== undefined && !variables.has(replacement)) {
        variables.set(replacement, variable)
      }
      // A short one is replaced as the whole value of a header only.
      search.add(secret, replacement)
    },
    text,
    headers(headers) {
      const plain = headers.map(([name, value]): Header => [
        name,
        redactHeader(name, value, { tokenFor, tokenOfNews }) ?? whole.get(value) ?? value,
      ])
      // One search over what is left; only where it hits is each one looked at.
      const joined = plain.flat().join('\n')
      const suspicious = search.replace(joined) !== joined || mayHaveSecretMembers(joined)
      return plain.map(([name, value]) => (suspicious ? [text(name), text(value)] : [name, value]))
    },
    names: () => [...variables].map(([token, variable]) => ({ token, variable })),
    known: () => whole.size,
    find: (value, wanted = () => true) => search.find(value, shortestFound, wanted),
  }
}
