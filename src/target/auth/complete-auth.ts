import { type ActorName, actorNames } from '../../terms/actor-name.js'
import type { Remarks } from '../collect-remarks.js'
import type { Environment } from '../environment.js'
import type { RawAuth, RawWay } from '../raw-profile.js'
import { resolveSecret, type SecretSources } from '../resolve-secret.js'
import { variableName } from '../variable-name.js'
import type { Auth, Way } from './auth.js'
import { completeWay, nowhere } from './complete-way.js'
import { partReader } from './part-reader.js'

/**
 * How actors log in, with addresses checked and secrets looked up. What has a remark is not to be used.
 *
 * @param baseUrl of the target; empty where it could not be used
 */
export function completeAuth(
  raw: RawAuth,
  baseUrl: string,
  sources: SecretSources,
  remarks: Remarks,
): Auth {
  const { interfaces = {}, recipe = [], redirectPort = 0 } = raw
  const read = partReader(baseUrl, sources, remarks)
  const circumstances = { read, remarks, baseUrl }
  for (const [index, origin] of (raw.origins ?? []).entries())
    read.address(origin, ['auth', 'origins', index])
  const wrong = remarks.mistakes.length
  const first = completeWay(raw, { ...circumstances, path: ['auth'] })
  const special = Object.entries(interfaces).flatMap(([name, own]) => {
    const path = ['auth', 'interfaces', name]
    const way = completeWay(inherited(raw, own), { ...circumstances, path, name })
    return way === undefined ? [] : [way]
  })
  const ways = [...(first === undefined ? [] : [first]), ...together(special)]
  if (ways.length === 0 && remarks.mistakes.length === wrong) remarks.mistake(['auth'], ...nowhere)
  const actors = actorNames.flatMap((name) => {
    const given = { ...credentialsOf(name, sources.env), ...raw.actors?.[name] }
    if (Object.keys(given).length === 0) return []
    return [[name, completeActor(name, given, sources, remarks)]]
  })
  return {
    ways,
    actors: Object.fromEntries(actors),
    recipe,
    origins: read.origins(),
    redirectPort,
  }
}

const addresses = ['discovery', 'url', 'authorizationUrl', 'tokenUrl'] as const

/** What an interface does not say itself is as for all; where to log in, it says as a whole. */
function inherited({ clientId, clientSecret, scopes, ...common }: RawWay, own: RawWay): RawWay {
  const { discovery, url, authorizationUrl, tokenUrl } = common
  const elsewhere = addresses.some((one) => own[one] !== undefined)
  const server = elsewhere ? {} : { discovery, url, authorizationUrl, tokenUrl }
  const all = { clientId, clientSecret, scopes, ...server, ...own }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Interfaces that are logged in for in the same way share one log-in. */
function together(ways: readonly Way[]): readonly Way[] {
  const alike = new Map<string, Way>()
  for (const way of ways) {
    const { interfaces = [], ...rest } = way
    const key = JSON.stringify(rest)
    const before = alike.get(key)?.interfaces ?? []
    alike.set(key, { ...rest, interfaces: [...before, ...interfaces] })
  }
  return [...alike.values()]
}

/** What a recipe writes, from the variables that are usual, as far as they are set. */
function credentialsOf(name: ActorName, env: Environment): RawLogin {
  const given = (['user', 'password'] as const).flatMap((part) => {
    const variable = variableName(name, part)
    return env[variable]?.trim() ? [[part, { env: variable }] as const] : []
  })
  return Object.fromEntries(given)
}

type RawLogin = NonNullable<NonNullable<RawAuth['actors']>[ActorName]>

/** User name and password are for a recipe, which says itself what it lacks. */
function completeActor(
  name: ActorName,
  given: RawLogin,
  sources: SecretSources,
  remarks: Remarks,
): NonNullable<Auth['actors'][ActorName]> {
  const found = (['user', 'password'] as const).flatMap((part) => {
    const value = given[part]
    if (value === undefined) return []
    const resolved = resolveSecret(value, variableName(name, part), sources)
    if (resolved.kind === 'found') return [[part, resolved.secret] as const]
    remarks.warning(['auth', 'actors', name, part], resolved.message, resolved.remedy)
    return []
  })
  return { scopes: given.scopes, ...Object.fromEntries(found) }
}
