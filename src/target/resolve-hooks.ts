import type { Remarks } from './collect-remarks.js'
import type { Hook } from './hook.js'
import { type HookName, hookNames } from '../terms/hook-name.js'
import type { Profile } from './profile.js'
import type { RawProfile } from './raw-profile.js'
import { resolveHookAction } from './resolve-hook-action.js'
import type { SecretSources } from './resolve-secret.js'

const defaultTimeLimit = 30

/** The hooks of a profile; one that lacks a secret is left out with a warning. */
export function resolveHooks(
  raw: NonNullable<RawProfile['hooks']>,
  sources: SecretSources,
  remarks: Remarks,
): Profile['hooks'] {
  const hooks: Partial<Record<HookName, Hook>> = {}
  for (const name of hookNames) {
    const given = raw[name]
    if (!given) continue
    const { timeLimit = defaultTimeLimit } = given
    const begin = resolveHookAction(given.begin, ['hooks', name, 'begin'], sources, remarks)
    const end = given.end && resolveHookAction(given.end, ['hooks', name, 'end'], sources, remarks)
    // Without its end, a hook would leave the target in a state that was not requested.
    if (!begin || (given.end && !end)) continue
    hooks[name] = end ? { begin, end, timeLimit } : { begin, timeLimit }
  }
  return hooks
}
