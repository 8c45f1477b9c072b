import type { Sender } from '../../../src/scenario/index.js'
import { callerOf } from './caller-of.js'
import type { SessionStage } from './live-session.js'
import { servedSession } from './served-session.js'

/**
 * Has a session resumed, once per run: what is refused afterwards is not refused for who asks, nor because the
 * target refuses everything.
 *
 * @returns the caller
 * @throws Undecided when no session can be resumed
 */
export async function assumeServed(stage: SessionStage): Promise<Sender> {
  await servedSession(stage)
  return callerOf(stage)
}
