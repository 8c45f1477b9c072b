import type { Header } from '../exchange/exchange.js'
import type { Actor, Secret } from './actor.js'
import type { Profile } from './profile.js'
import { variableName } from './variable-name.js'

/** What the redactor has to learn about one secret. */
export interface KnownSecret {
  readonly secret: string
  readonly kind: 'key' | 'token' | 'session' | 'secret'
  /** Environment variable that stands for it in a reproduction, if one does. */
  readonly variable?: string
}

/**
 * The header fields that authenticate an actor: `API-Key` and `Authorization: Bearer`
 * (document 1, Authentication; RFC 6750 section 2.1). None for `anonymous`.
 *
 * @param name of the interface that is called
 */
export function credentialHeaders(actor: Actor, name?: string): readonly Header[] {
  const headers: Header[] = []
  const key = (name !== undefined && actor.apiKeys?.[name]) || actor.apiKey
  if (key) headers.push(['API-Key', key.value])
  const token = (name !== undefined && actor.tokens?.[name]) || actor.token
  if (token) headers.push(['Authorization', `Bearer ${token.value}`])
  return headers
}

/** Begins the names of variables that stand for sessions in a reproduction; the place in the profile follows. */
const sessionVariable = 'ASSAY_SESSION_'

/** Every secret of a profile, each value once: those of the actors, those of the hooks,
 * what their commands are given from the environment, tokens of sessions. */
export function knownSecrets(profile: Profile): readonly KnownSecret[] {
  const found = new Map<string, KnownSecret>()
  const learn = ({ value, variable }: Secret, kind: KnownSecret['kind']): void => {
    if (!found.has(value)) found.set(value, { secret: value, kind, variable })
  }
  /** One that no environment variable stands for. */
  const learnAlone = (value: string): void => {
    if (!found.has(value)) found.set(value, { secret: value, kind: 'token' })
  }
  for (const actor of Object.values(profile.actors)) {
    if (actor.apiKey) learn(actor.apiKey, 'key')
    if (actor.token) learn(actor.token, 'token')
    for (const key of Object.values(actor.apiKeys ?? {})) learn(key, 'key')
    for (const token of Object.values(actor.tokens ?? {})) learn(token, 'token')
  }
  for (const { actor, tokens } of profile.logins ?? []) {
    const { access, refresh, id } = tokens
    learn({ value: access, variable: variableName(actor, 'token') }, 'token')
    for (const value of [refresh, id]) if (value !== undefined) learnAlone(value)
  }
  for (const { clientSecret } of profile.auth?.ways ?? [])
    if (clientSecret) learn(clientSecret, 'secret')
  for (const who of Object.values(profile.auth?.actors ?? {}))
    if (who.password) learn(who.password, 'secret')
  for (const hook of Object.values(profile.hooks)) {
    for (const action of [hook.begin, hook.end]) {
      if (action?.kind === 'request')
        for (const [, value] of action.headers) if (typeof value !== 'string') learn(value, 'key')
      if (action?.kind !== 'command') continue
      for (const variable of action.named) {
        const value = action.environment[variable]?.trim() ?? ''
        // A command gets addresses as well, which are no secret.
        if (value !== '' && !profile.target.baseUrl.includes(value))
          learn({ value, variable }, 'secret')
      }
    }
  }
  for (const [at, one] of [profile.fixtures['sessions']?.['session'] ?? []].flat().entries())
    learn({ value: String(one), variable: `${sessionVariable}${at + 1}` }, 'session')
  return [...found.values()]
}
