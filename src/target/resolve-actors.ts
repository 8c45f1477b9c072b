import type { Actor, Secret } from './actor.js'
import { type ActorName, actorNames } from '../terms/actor-name.js'
import type { Remarks } from './collect-remarks.js'
import type { Profile } from './profile.js'
import type { ProfilePath } from './profile-path.js'
import type { RawActor, RawProfile } from './raw-profile.js'
import { resolveSecret, type SecretSources } from './resolve-secret.js'
import { variableName } from './variable-name.js'

type Credentials = Readonly<Partial<Record<'apiKey' | 'token', Secret>>>

/**
 * The actors of a profile with their credentials. What the customer lacks is a mistake; any other
 * actor that lacks something is left out with a warning, so that the rest can be decided. An actor
 * without an API key has that of the customer: it names the client, who is the same.
 */
export function resolveActors(
  raw: NonNullable<RawProfile['actors']>,
  sources: SecretSources,
  remarks: Remarks,
): Profile['actors'] {
  const actors: Partial<Record<ActorName, Actor>> = {}
  for (const name of actorNames) {
    const given = raw[name]
    if (!given) continue
    const resolve = resolverFor(name, sources, remarks)
    const own = resolve(given, ['actors', name])
    const special = Object.entries(given.interfaces ?? {}).map(
      ([called, other]) =>
        [called, resolve(other, ['actors', name, 'interfaces', called])] as const,
    )
    if (own === undefined || special.some(([, found]) => found === undefined)) continue
    actors[name] = {
      name,
      ...own,
      ...byInterface('apiKeys', special, 'apiKey'),
      ...byInterface('tokens', special, 'token'),
    }
  }
  const { customer } = actors
  for (const actor of Object.values(actors))
    if (actor.apiKey === undefined && customer?.apiKey !== undefined)
      actors[actor.name] = { ...actor, apiKey: customer.apiKey }
  return { ...actors, anonymous: { name: 'anonymous' } }
}

/** What an interface has of its own; nothing where none has. */
function byInterface(
  member: 'apiKeys' | 'tokens',
  special: readonly (readonly [string, Credentials | undefined])[],
  credential: keyof Credentials,
): Pick<Actor, 'apiKeys' | 'tokens'> {
  const found = special.flatMap(([name, credentials]) => {
    const secret = credentials?.[credential]
    return secret === undefined ? [] : [[name, secret] as const]
  })
  return found.length === 0 ? {} : { [member]: Object.fromEntries(found) }
}

/** Looks the credentials of an actor up; gives undefined, with a remark, where one is missing. */
const resolverFor =
  (name: ActorName, sources: SecretSources, remarks: Remarks) =>
  (given: RawActor, path: ProfilePath): Credentials | undefined => {
    let credentials: Credentials | undefined = {}
    for (const credential of ['apiKey', 'token'] as const) {
      const secret = given[credential]
      if (secret === undefined) continue
      const at = [...path, credential]
      const variable = variableName(name, credential, path[3])
      const resolved = resolveSecret(secret, variable, sources)
      if (resolved.kind === 'missing') {
        credentials = undefined
        const message = `${resolved.message}; the actor '${name}' needs it as ${credential}`
        if (name === 'customer') remarks.mistake(at, message, resolved.remedy)
        else remarks.warning(at, `${message} and is left out`, resolved.remedy)
        continue
      }
      if (resolved.literal) {
        remarks.warning(
          at,
          `the ${credential} of '${name}' stands in the profile`,
          `Put it into an environment variable: ${credential}: { env: ${variable} }`,
        )
      }
      if (credential === 'token' && /^bearer /i.test(resolved.secret.value)) {
        remarks.warning(
          at,
          `the token of '${name}' begins with the word Bearer, which would be sent twice`,
          'Leave the word out.',
        )
      }
      if (credentials) credentials = { ...credentials, [credential]: resolved.secret }
    }
    return credentials
  }
