import { type ActorName, actorNames } from '../terms/actor-name.js'
import { type LoginRecord, readLoginRecords } from '../terms/login-record.js'
import { type Actor, type Secret } from '../target/actor.js'
import type { Login } from '../target/auth/login.js'
import type { Profile } from '../target/profile.js'
import { variableName } from '../target/variable-name.js'
import { hasEnded } from './due.js'
import { keyOfWay } from './key-of-way.js'
import type { KeptLogin } from './login-store.js'

/** A profile with the tokens of those who are logged in. */
export interface WithLogins {
  readonly profile: Profile
  /** Actors that the profile has without a token, and who are not logged in; they are left out. */
  readonly missing: readonly ActorName[]
}

/**
 * Gives actors the tokens of their log-ins. A token that the profile names comes first. Who is logged in need not be
 * named in the profile: the API key is that of the customer, since it belongs to the client application.
 *
 * @param now milliseconds since 1970
 */
export function withLogins(profile: Profile, kept: readonly KeptLogin[], now: number): WithLogins {
  const { auth, target, actors } = profile
  const logins: Login[] = []
  const missing: ActorName[] = []
  const complete = actorNames.flatMap((name): readonly (readonly [string, Actor])[] => {
    const own = actors[name]
    if (own?.token) return [[name, own]]
    const found = (auth?.ways ?? []).flatMap((way) => {
      const key = keyOfWay(way)
      const one = kept.find(
        ({ target: base, actor, way: its }) =>
          base === target.baseUrl && actor === name && its === key,
      )
      const isDead = one && one.tokens.refresh === undefined && hasEnded(one.tokens, now)
      if (one === undefined || isDead) return []
      return [{ actor: name, way, tokens: one.tokens, ...(one.record && { record: one.record }) }]
    })
    if (found.length === 0) {
      if (own !== undefined || name === 'customer') missing.push(name)
      return []
    }
    logins.push(...found)
    const apiKey = own?.apiKey ?? actors.customer?.apiKey
    return [[name, { ...tokensFor(name, found), name, apiKey }]]
  })
  const all = { ...Object.fromEntries(complete), anonymous: actors.anonymous }
  return { profile: { ...profile, actors: all, logins, loginRecords: recordsOf(logins) }, missing }
}

/** What was seen of the servers, as far as it was written down and not by others. */
const recordsOf = (logins: readonly Login[]): readonly LoginRecord[] =>
  readLoginRecords(
    logins.map(({ actor, way: { interfaces }, record }) => ({
      ...record,
      actor,
      ...(interfaces && { interfaces }),
    })),
  )

function tokensFor(name: ActorName, logins: readonly Login[]): Pick<Actor, 'token' | 'tokens'> {
  const variable = variableName(name, 'token')
  const secretOf = ({ tokens }: Login): Secret => ({ value: tokens.access, variable })
  const common = logins.find(({ way }) => way.interfaces === undefined)
  const special = logins.flatMap((login) =>
    (login.way.interfaces ?? []).map((one) => [one, secretOf(login)] as const),
  )
  return {
    token: common && secretOf(common),
    tokens: special.length > 0 ? Object.fromEntries(special) : undefined,
  }
}
