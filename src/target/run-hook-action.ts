import type { HookAction } from './hook.js'
import type { HookCircumstances, HookOutcome } from './hook-outcome.js'
import { runHookCommand } from './run-hook-command.js'
import { sendHookRequest } from './send-hook-request.js'

/** Runs one action of a hook; what goes wrong is an outcome. */
export async function runHookAction(
  action: HookAction,
  circumstances: HookCircumstances,
): Promise<HookOutcome> {
  try {
    return action.kind === 'request'
      ? await sendHookRequest(action, circumstances)
      : await runHookCommand(action, circumstances)
  } catch (cause) {
    // Arguments that the system refuses before anything has happened.
    const said = cause instanceof Error ? cause.message : String(cause)
    return { kind: 'failed', reason: `could not be run: ${said}`, cause }
  }
}
