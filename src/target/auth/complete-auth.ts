import { type ActorName, actorNames, type Secret } from '../actor.js'
import { checkBaseUrl } from '../check-base-url.js'
import type { Remarks } from '../collect-remarks.js'
import type { ProfilePath } from '../profile-path.js'
import type { RawAuth, RawSecret, RawWay } from '../raw-profile.js'
import { resolveSecret, type SecretSources } from '../resolve-secret.js'
import { isLoopback } from '../safety-level.js'
import type { Auth, AuthorizationServer, Way } from './auth.js'
import { documentedEndpoints } from './documented-endpoints.js'

const addresses = ['discovery', 'url', 'authorizationUrl', 'tokenUrl'] as const
const example = 'For example: https://login.example.bank'

/**
 * How actors log in, with addresses checked and secrets looked up. What is remarked upon is not to be used.
 *
 * @param baseUrl of the target; empty where it could not be used
 */
export function completeAuth(
  raw: RawAuth,
  baseUrl: string,
  sources: SecretSources,
  remarks: Remarks,
): Auth {
  const target = baseUrl === '' ? undefined : new URL(baseUrl).origin
  const origins = new Set<string>(target === undefined ? [] : [target])

  const address = (given: string, path: ProfilePath): string => {
    const name = String(path.at(-1))
    const checked = checkBaseUrl(
      given,
      typeof path.at(-1) === 'number' ? 'the origin' : name,
      example,
    )
    if (checked.kind === 'bad') {
      remarks.mistake(path, checked.message, checked.remedy)
      return ''
    }
    const { protocol, origin, href } = new URL(given)
    if (protocol === 'http:' && !isLoopback(given) && origin !== target)
      remarks.mistake(
        path,
        'tokens would travel unencrypted: http, to another machine than the target',
        'Give an address that begins with https.',
      )
    origins.add(origin)
    return name === 'url' ? checked.baseUrl : href
  }
  const secret = (given: RawSecret, stand: string, path: ProfilePath): Secret | undefined => {
    const resolved = resolveSecret(given, stand, sources)
    if (resolved.kind === 'missing') {
      remarks.mistake(path, resolved.message, resolved.remedy)
      return undefined
    }
    if (resolved.literal)
      remarks.warning(
        path,
        `${String(path.at(-1))} stands in the profile`,
        `Put it into an environment variable: { env: ${stand} }`,
      )
    return resolved.secret
  }
  const serverOf = (
    given: RawWay,
    path: ProfilePath,
    name?: string,
  ): AuthorizationServer | undefined => {
    const { discovery, url, authorizationUrl, tokenUrl } = given
    const ways = [discovery, url, authorizationUrl ?? tokenUrl].filter((one) => one !== undefined)
    if (ways.length === 0) return undefined
    if (ways.length > 1) {
      const remedy = 'Keep one of discovery, url, and authorizationUrl with tokenUrl.'
      remarks.mistake(path, 'where to log in is said twice', remedy)
    } else if (discovery !== undefined)
      return { kind: 'discovery', url: address(discovery, [...path, 'discovery']) }
    else if (url !== undefined)
      return {
        kind: 'endpoints',
        ...documentedEndpoints(name, address(url, [...path, 'url']), baseUrl),
      }
    else if (authorizationUrl !== undefined && tokenUrl !== undefined)
      return {
        kind: 'endpoints',
        authorizationUrl: address(authorizationUrl, [...path, 'authorizationUrl']),
        tokenUrl: address(tokenUrl, [...path, 'tokenUrl']),
      }
    else {
      const lacking = tokenUrl === undefined ? 'tokenUrl' : 'authorizationUrl'
      remarks.mistake(path, `${lacking} is missing`, 'Give both endpoints, or url, or discovery.')
    }
    return undefined
  }
  const wayOf = (given: RawWay, path: ProfilePath, name?: string): Way | undefined => {
    const server = serverOf(given, path, name)
    if (server === undefined) return undefined
    if (given.clientId === undefined) {
      const remedy =
        'Ask the owner of the authorization server for a client, and name it: clientId: assay'
      remarks.mistake(path, 'the client is missing', remedy)
    }
    const clientSecret =
      given.clientSecret === undefined
        ? undefined
        : secret(given.clientSecret, 'ASSAY_CLIENT_SECRET', [...path, 'clientSecret'])
    return {
      ...(name !== undefined && { interfaces: [name] }),
      server,
      clientId: given.clientId ?? '',
      ...(clientSecret && { clientSecret }),
      scopes: given.scopes ?? [],
    }
  }

  const { interfaces = {}, actors = {}, recipe = [], redirectPort = 0, ...common } = raw
  for (const [index, origin] of (raw.origins ?? []).entries())
    address(origin, ['auth', 'origins', index])
  const wrong = remarks.mistakes.length
  const first = wayOf(common, ['auth'])
  const special = Object.entries(interfaces).flatMap(([name, own]) => {
    const elsewhere = addresses.some((one) => own[one] !== undefined)
    const inherited = Object.entries(common).filter(
      ([key]) => !elsewhere || !addresses.some((one) => one === key),
    )
    const path = ['auth', 'interfaces', name]
    const way = wayOf({ ...Object.fromEntries(inherited), ...own }, path, name)
    return way === undefined ? [] : [way]
  })
  const ways = [...(first === undefined ? [] : [first]), ...together(special)]
  if (ways.length === 0 && remarks.mistakes.length === wrong) {
    const remedy = 'Name discovery, or url, or authorizationUrl and tokenUrl.'
    remarks.mistake(['auth'], 'it does not say where to log in', remedy)
  }
  return {
    ways,
    actors: Object.fromEntries(
      actorNames.flatMap((name) => {
        const given = actors[name]
        return given === undefined ? [] : [[name, completeActor(name, given)]]
      }),
    ),
    recipe,
    origins: [...origins],
    redirectPort,
  }

  function completeActor(
    name: ActorName,
    given: NonNullable<NonNullable<RawAuth['actors']>[ActorName]>,
  ): NonNullable<Auth['actors'][ActorName]> {
    const found = (['user', 'password'] as const).flatMap((part) => {
      const value = given[part]
      if (value === undefined) return []
      const path = ['auth', 'actors', name, part]
      // Only --headless needs it, which says so.
      const resolved = resolveSecret(value, `${name}_${part}`.toUpperCase(), sources)
      if (resolved.kind === 'missing') {
        remarks.warning(path, resolved.message, resolved.remedy)
        return []
      }
      return [[part, resolved.secret] as const]
    })
    return { ...(given.scopes && { scopes: given.scopes }), ...Object.fromEntries(found) }
  }
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
