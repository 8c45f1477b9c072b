import { endStarted } from './end-started.js'
import { type LiveSession, liveSession, type SessionStage } from './live-session.js'

/**
 * A session that was resumed, once per run, to show that the target serves who asks, and that no other scenario uses.
 *
 * @throws Undecided when no session can be resumed
 */
export const servedSession = (stage: SessionStage): Promise<LiveSession> =>
  stage.once('sessions served', async (actors) => {
    const live = await liveSession(stage, actors)
    endStarted(stage, live.shown)
    return live
  })
