import { actorNames } from '../terms/actor-name.js'
import type { Environment } from './environment.js'
import type { RawActor, RawProfile } from './raw-profile.js'
import { variableName } from './variable-name.js'

/** The actors whose variables are set: `ASSAY_API_KEY`, `ASSAY_TOKEN`, `ASSAY_AGENT_TOKEN`, … */
export function actorsFromEnvironment(env: Environment): NonNullable<RawProfile['actors']> {
  const actors: Record<string, RawActor> = {}
  for (const name of actorNames) {
    for (const credential of ['apiKey', 'token'] as const) {
      const variable = variableName(name, credential)
      if (!env[variable]?.trim()) continue
      actors[name] = { ...actors[name], [credential]: { env: variable } }
    }
  }
  return actors
}
