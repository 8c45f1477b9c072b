import { type Actor } from './actor.js'
import { actorNames } from '../terms/actor-name.js'
import type { Remarks } from './collect-remarks.js'
import type { Profile } from './profile.js'
import type { RawProfile } from './raw-profile.js'
import { resolveSecret, type SecretSources } from './resolve-secret.js'
import { variableName } from './variable-name.js'

/**
 * The actors of a profile with their credentials. What the customer lacks is a mistake; any other
 * actor that lacks something is left out with a warning, so that the rest can be decided.
 */
export function resolveActors(
  raw: NonNullable<RawProfile['actors']>,
  sources: SecretSources,
  remarks: Remarks,
): Profile['actors'] {
  const actors: Record<string, Actor> = {}
  for (const name of actorNames) {
    const given = raw[name]
    if (!given) continue
    let actor: Actor | undefined = { name }
    for (const credential of ['apiKey', 'token'] as const) {
      const secret = given[credential]
      if (secret === undefined) continue
      const path = ['actors', name, credential]
      const resolved = resolveSecret(secret, variableName(name, credential), sources)
      if (resolved.kind === 'missing') {
        actor = undefined
        const message = `${resolved.message}; the actor '${name}' needs it as ${credential}`
        if (name === 'customer') remarks.mistake(path, message, resolved.remedy)
        else remarks.warning(path, `${message} and is left out`, resolved.remedy)
        continue
      }
      if (resolved.literal) {
        remarks.warning(
          path,
          `the ${credential} of '${name}' stands in the profile`,
          `Put it into an environment variable: ${credential}: { env: ${variableName(name, credential)} }`,
        )
      }
      if (credential === 'token' && /^bearer /i.test(resolved.secret.value)) {
        remarks.warning(
          path,
          `the token of '${name}' begins with the word Bearer, which would be sent twice`,
          'Leave the word out.',
        )
      }
      if (actor) actor = { ...actor, [credential]: resolved.secret }
    }
    if (actor) actors[name] = actor
  }
  return { ...actors, anonymous: { name: 'anonymous' } }
}
