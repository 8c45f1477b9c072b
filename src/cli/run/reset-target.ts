import { HookError } from '../../target/hook-error.js'
import type { Hooks } from '../../target/hooks.js'
import type { Profile } from '../../target/profile.js'

/**
 * Puts the data of a target back before a run, where the profile has the hook and the run may do more than read: what
 * an earlier run used up, such as sessions, is there again.
 *
 * @returns what a reader of the report should know
 */
export async function resetTarget(
  hooks: Pick<Hooks, 'has' | 'begin' | 'end'>,
  { safety }: Pick<Profile, 'safety'>,
): Promise<readonly string[]> {
  if (!hooks.has('reset') || safety.allow === 'observe') return []
  try {
    await hooks.begin('reset')
    await hooks.end('reset')
    return []
  } catch (error) {
    if (!(error instanceof HookError)) throw error
    return [`The data of the target were not put back before the run: ${error.message}`]
  }
}
