import {
  type WriteRequest,
  type OperationCapabilities,
  shared,
} from '../../../src/scenario/index.js'
import type { SessionBody } from './fixtures.js'
import { liveSession, type SessionStage } from './live-session.js'

/** About a session that is there. */
const about = (json: (session: SessionBody) => unknown) => async (): Promise<WriteRequest> => ({
  actor: 'customer',
  prepare: async (stage) => {
    const { session } = await liveSession(stage as SessionStage)
    return { order: { json: json(session) } }
  },
})

/** Each law has a session of its own. */
const touches = [shared('sessions.sessions')]

/** What laws can do. */
export const capabilities = {
  terminateCustomerSession: { writeRequest: about(({ sessionId }) => ({ sessionId })), touches },
  resumeCustomerSession: { writeRequest: about((session) => session), touches },
} satisfies OperationCapabilities
