import { ownInstitution } from './own-institution.js'
import { sessionToken } from './session-token.js'
import type { OpenedSessions } from './sessions.js'

const howMany = 12

/** Sessions of one customer: a suite uses them up. */
export const openSessions: OpenedSessions = {
  sessions: Array.from({ length: howMany }, (_, at) => ({
    sessionId: sessionToken(`opened ${at}`),
    customerId: 'cust-rivera',
    institutionId: ownInstitution,
  })),
  lifetime: 30 * 60 * 1000,
}
