import type { HookAction } from './hook.js'
import type { HookCircumstances, HookOutcome } from './hook-outcome.js'
import { runHookCommand } from './run-hook-command.js'
import { sendHookRequest } from './send-hook-request.js'

interface ActionLimits {
  /** Seconds; none where it is absent. */
  readonly timeLimit?: number | undefined
  /** Breaks the action off: the run is stopping. */
  readonly stopping: AbortSignal
}

/** Runs one action of a hook; what goes wrong is an outcome. */
export async function runHookAction(
  action: HookAction,
  place: Omit<HookCircumstances, 'signal'>,
  { timeLimit, stopping }: ActionLimits,
): Promise<HookOutcome> {
  const breaking = new AbortController()
  const stop = (): void => breaking.abort('was broken off: the run is stopping.')
  if (stopping.aborted) stop()
  stopping.addEventListener('abort', stop, { once: true })
  const late = `took longer than ${timeLimit} s and was broken off. Raise 'timeLimit', or look at what keeps it.`
  const timer =
    timeLimit === undefined ? undefined : setTimeout(() => breaking.abort(late), timeLimit * 1000)
  const circumstances = { ...place, signal: breaking.signal }
  try {
    return action.kind === 'request'
      ? await sendHookRequest(action, circumstances)
      : await runHookCommand(action, circumstances)
  } catch (cause) {
    // Arguments that the system refuses before anything has happened.
    const said = cause instanceof Error ? cause.message : String(cause)
    return { kind: 'failed', reason: `could not be run: ${said}`, cause }
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', stop)
  }
}
