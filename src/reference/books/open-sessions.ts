import { ownInstitution } from './own-institution.js'
import { sessionToken } from './session-token.js'
import type { OpenedSessions } from './sessions.js'

const howMany = 16

/** Sessions of one customer: a suite uses up some of them. */
export const openSessions: OpenedSessions = {
  sessions: Array.from({ length: howMany }, (_, at) => ({
    sessionId: sessionToken(`opened ${at}`),
    customerId: 'cust-rivera',
    institutionId: ownInstitution,
  })),
  lifetime: 30 * 60 * 1000,
}
