import { actorsFromEnvironment } from './actors-from-environment.js'
import { completeAuth } from './auth/complete-auth.js'
import { checkBaseUrl } from './check-base-url.js'
import type { Remarks } from './collect-remarks.js'
import { defaultLimits } from './default-limits.js'
import type { Overrides } from './overrides.js'
import type { Profile } from './profile.js'
import type { RawProfile } from './raw-profile.js'
import { completeListener } from './listener/complete-listener.js'
import { resolveActors } from './resolve-actors.js'
import { resolveHooks } from './resolve-hooks.js'
import type { SecretSources } from './resolve-secret.js'
import { defaultLevel } from './default-level.js'

/**
 * Fills in what a profile leaves to defaults and looks its secrets up. When it remarks on a
 * mistake, the result is not to be used.
 */
export function completeProfile(
  raw: RawProfile,
  sources: SecretSources,
  overrides: Overrides,
  remarks: Remarks,
): Profile {
  const baseUrl = completeBaseUrl(raw, overrides, remarks)
  const given = raw.actors ?? actorsFromEnvironment(sources.env)
  // Users who log in are found later.
  if (!given.customer && !raw.auth) {
    const remedy = 'Set ASSAY_API_KEY and ASSAY_TOKEN, or name the customer among the actors.'
    remarks.warning(['actors'], 'there is no customer: hardly anything can be decided', remedy)
  }
  const actors = resolveActors(given, sources, remarks)
  const { concurrency = raw.limits?.concurrency ?? defaultLimits.concurrency } = overrides
  return {
    target: { name: raw.target?.name ?? (baseUrl && new URL(baseUrl).host), baseUrl },
    actors,
    callers: raw.callers,
    auth: raw.auth && completeAuth(raw.auth, baseUrl, sources, remarks),
    claims: { options: {}, ...raw.claims },
    fixtures: raw.fixtures ?? {},
    hooks: resolveHooks(raw.hooks ?? {}, sources, remarks),
    listener: raw.listener && completeListener(raw.listener, remarks),
    safety: { allow: overrides.allow ?? raw.safety?.allow ?? defaultLevel(baseUrl) },
    limits: { ...defaultLimits, ...raw.limits, concurrency },
    reporters: raw.reporters,
  }
}

/** Empty when there is none, or none that can be used: the latter gets a remark. */
function completeBaseUrl(raw: RawProfile, overrides: Overrides, remarks: Remarks): string {
  const given = overrides.baseUrl ?? raw.target?.baseUrl
  if (given === undefined) return ''
  const checked = checkBaseUrl(given)
  if (checked.kind === 'good') return checked.baseUrl
  const { message, remedy } = checked
  if (overrides.baseUrl !== undefined) remarks.flag('--base-url', message, remedy)
  else remarks.mistake(['target', 'baseUrl'], message, remedy)
  return ''
}
