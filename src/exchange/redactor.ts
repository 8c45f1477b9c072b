import type { Header } from './exchange.js'
import { mayHaveSecretMembers, redactMembers } from './redact-members.js'
import { redactHeader } from './redact-header.js'
import { secretForms } from './secret-forms.js'
import type { SecretName } from './secret-name.js'
import { secretTokens } from './secret-tokens.js'

export interface Redactor {
  /**
   * Makes a secret known, from now on.
   *
   * @param kind what it is, one word: `token`, `key`, `password`.
   * @param variable environment variable that holds it, if one does.
   */
  learn(secret: string, kind: string, variable?: string): void
  /** Replaces known secrets in any spelling, and the secret members of OAuth 2.0 documents. */
  text(value: string): string
  /** Replaces in addition whatever stands in a header that is made for secrets. */
  headers(headers: readonly Header[]): readonly Header[]
  /** Secrets that come from an environment variable. */
  names(): SecretName[]
}

/** A shorter secret would be found everywhere; it is replaced as the whole value of a header only. */
const shortestSought = 6

/** Tokens of sessions that come by are sought from then on, where they are long enough to be nothing else. */
const shortestSession = 12
const mostSessions = 100

const token = /^‹([^‹›·]+)·[0-9a-f]{4,64}›$/

/** Given to what is replaced because of its place. */
const ownKinds = ['token', 'key', 'cookie', 'secret', 'number', 'session']

/** Replaces secrets by tokens that are equal where the secrets are equal, and different where they differ. */
export function createRedactor(): Redactor {
  const whole = new Map<string, string>()
  const tokens = secretTokens()
  const kinds = new Set<string>(ownKinds)
  /** As in a recording that is replayed: what has been replaced once stays as it is. */
  const isToken = (value: string) => kinds.has(token.exec(value)?.[1] ?? '')
  const tokenFor = (secret: string, kind: string) =>
    secret === '' || isToken(secret) ? secret : (whole.get(secret) ?? tokens(secret, kind))
  const variables = new Map<string, string>()
  const tokenOf = new Map<string, string>()
  // Longest first: a secret that contains another one is replaced as a whole.
  let forms: string[] = []
  let someForm: RegExp | undefined
  let anyForm: RegExp | undefined

  // One pattern for all forms: many times faster than to look for each by itself.
  const hasSecret = (value: string) =>
    forms.length > 0 && (someForm ??= new RegExp(alternatives(forms))).test(value)

  const withoutForms = (value: string) => {
    if (!hasSecret(value)) return value
    anyForm ??= formPattern(kinds, forms)
    return value.replace(anyForm, (form) => tokenOf.get(form) ?? form)
  }

  const seek = (secret: string, replacement: string) => {
    for (const form of secretForms(secret)) {
      if (!tokenOf.has(form)) tokenOf.set(form, replacement)
    }
    forms = [...tokenOf.keys()].toSorted((one, other) => other.length - one.length)
    someForm = undefined
    anyForm = undefined
  }

  let sessions = 0
  const tokenOfMember = (secret: string, kind: string) => {
    const replacement = tokenFor(secret, kind)
    const isNew = kind === 'session' && !isToken(secret) && !tokenOf.has(secret)
    if (isNew && secret.length >= shortestSession && (sessions += 1) <= mostSessions)
      seek(secret, replacement)
    return replacement
  }

  const text = (value: string) => {
    const clean = withoutForms(value)
    if (!mayHaveSecretMembers(clean)) return clean
    const known = forms.length
    const cleaner = redactMembers(clean, tokenOfMember)
    // What was a secret here may stand elsewhere in the same text.
    return forms.length === known ? cleaner : withoutForms(cleaner)
  }

  return {
    learn(secret, kind, variable) {
      if (secret === '') return
      const replacement = tokenFor(secret, kind)
      whole.set(secret, replacement)
      kinds.add(kind)
      if (variable !== undefined && !variables.has(replacement)) {
        variables.set(replacement, variable)
      }
      if (secret.length >= shortestSought) seek(secret, replacement)
    },
    text,
    headers(headers) {
      // One search over all values; only where it hits is each value looked at.
      const joined = headers.map(([, value]) => value).join('\n')
      const suspicious = hasSecret(joined) || mayHaveSecretMembers(joined)
      return headers.map((header) => {
        const [name, value] = header
        const own = redactHeader(name, value, tokenFor) ?? whole.get(value)
        const clean = own ?? value
        const cleaner = suspicious ? text(clean) : clean
        return cleaner === value ? header : [name, cleaner]
      })
    },
    names: () => [...variables].map(([token, variable]) => ({ token, variable })),
  }
}

/** Tokens come first, so that nothing is replaced inside of them. */
function formPattern(kinds: Iterable<string>, forms: readonly string[]): RegExp {
  const tokens = `‹(?:${alternatives([...kinds])})·[0-9a-f]{4,64}›`
  return new RegExp(`${tokens}|${alternatives(forms)}`, 'g')
}

function alternatives(forms: readonly string[]): string {
  return forms.map((form) => form.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|')
}
