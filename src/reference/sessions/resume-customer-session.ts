import { jsonResponse } from '../http/json-response.js'
import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { readJsonBody } from '../http/read-json-body.js'
import { findSession } from './find-session.js'

/** Gives a session its whole time again, or starts a new one where it has expired. */
export const resumeCustomerSession: Operation = {
  id: 'resumeCustomerSession',
  method: 'POST',
  path: '/system/resumedCustomerSessions',
  statuses: [200, 201, 400, 401, 403, 422, 429],
  async answer(call) {
    const { behaviour, books, conditions, sessions } = call.services
    const { session, state, body } = findSession(call, await readJsonBody(call.request))
    const decision = behaviour.resumptionOf(state, session)
    const expiresAt = behaviour.expiresAt(session, conditions.now(), books.sessions.lifetime)
    if (decision === 'extend' && session !== undefined) {
      sessions.write({ ...session, expiresAt, terminated: false })
      return jsonResponse({ sessionId: behaviour.tokenOfExtended(session) })
    }
    if (decision === 'extend') return jsonResponse({ sessionId: body['sessionId'] })
    if (decision !== 'start')
      throw new Refusal(decision.status, decision.name, 'There is no such session.')
    const { customerId, institutionId } = session ?? body
    const started = sessions.open(String(customerId), String(institutionId), expiresAt)
    if (session !== undefined) sessions.write({ ...session, terminated: true })
    return jsonResponse({ sessionId: behaviour.tokenOfStarted(started, session) }, { status: 201 })
  },
}
