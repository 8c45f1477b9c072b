import type { HookName } from '../../terms/hook-name.js'
import type { RunContext } from '../run-context.js'
import type { HookValues } from '../../terms/hook-values.js'
import type { Scenario } from '../scenario.js'
import { Undecided } from '../undecided.js'
import { untilAborted } from '../until-aborted.js'

/**
 * Brings the target into a state for as long as some steps take, and out of it even if they fail,
 * also when the scenario is ended meanwhile.
 *
 * @throws Undecided when the profile has no such hook or the run may only read; Error when the hook fails, or when the scenario does
 * not declare what it touches, so that others would run into it
 */
export async function holdState<T>(
  { hooks, allows }: Pick<RunContext, 'hooks' | 'allows'>,
  { id, touches }: Pick<Scenario, 'id' | 'touches'>,
  hook: HookName,
  steps: () => Promise<T>,
  signal: AbortSignal,
  values?: HookValues,
): Promise<T> {
  if (!hooks.has(hook))
    throw new Undecided(`It needs the target in a state that no client can cause.`, {
      remedy: `hooks.${hook}`,
    })
  // A state that a hook brings about is felt by others.
  if (!allows('reversible'))
    throw new Undecided('It brings the target into another state, which this run does not allow.', {
      remedy: '--allow reversible',
    })
  if (!touches.some(({ way }) => way === 'alone'))
    throw new Error(`${id} uses the hook ${hook} and has nothing alone`)
  try {
    await hooks.begin(hook, values)
    signal.throwIfAborted()
    return await untilAborted(signal, steps())
  } finally {
    // Half of a state may have come about even where the beginning failed.
    await hooks.end(hook)
  }
}
