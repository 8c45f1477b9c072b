import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { readJsonBody } from '../http/read-json-body.js'
import { findSession } from './find-session.js'

/** Ends a session: it cannot be used from then on. */
export const terminateCustomerSession: Operation = {
  id: 'terminateCustomerSession',
  method: 'POST',
  path: '/system/terminatedCustomerSessions',
  statuses: [204, 400, 401, 403, 422, 429],
  async answer(call) {
    const { behaviour, sessions } = call.services
    const { session, state } = findSession(call, await readJsonBody(call.request))
    const decision = behaviour.terminationOf(state, session)
    if (decision !== 'done')
      throw new Refusal(decision.status, decision.name, 'There is no such session.')
    if (session !== undefined) sessions.write({ ...session, terminated: true })
    return new Response(null, { status: behaviour.statusOfTermination() })
  },
}
