import type { Sender } from '../../../src/scenario/index.js'
import { callerOf } from './caller-of.js'
import { endStarted } from './end-started.js'
import { liveSession, type SessionStage } from './live-session.js'

/**
 * Has a session resumed, once per run: what is refused afterwards is not refused for who asks, nor because the
 * target refuses everything.
 *
 * @returns the caller
 * @throws Undecided when no session can be resumed
 */
export async function assumeServed(stage: SessionStage): Promise<Sender> {
  await stage.once('sessions served', async (actors) => {
    const { shown } = await liveSession(stage, actors)
    endStarted(stage, shown)
  })
  return callerOf(stage)
}
