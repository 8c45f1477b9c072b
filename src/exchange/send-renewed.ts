import type { Message, Reply } from './message.js'
import type { Recorder } from './recorder.js'
import type { Renewal } from './renewal.js'
import type { WireOutcome, WireRequest } from './transport.js'

/** Tokens that one request is tried with: others may use a new one up, or renew it once more. */
const mostTokens = 10

/** Stands for the scenario of an exchange that showed only that a token had ended. */
export const ofRenewal = 'renewal'

/** What came of a request, and which exchange had been recorded last when it was sent. */
export interface Brought {
  readonly wire: WireOutcome
  readonly since?: number
}

interface Means {
  readonly renewal: Renewal
  readonly recorder: Pick<Recorder, 'record'>
  bring(message: Message, request: WireRequest): Promise<Brought>
}

/** A token that ended is our matter: the request is sent with a new one, and only that counts. */
export async function sendRenewed(
  { renewal, recorder, bring }: Means,
  message: Message,
  request: WireRequest,
): Promise<Reply> {
  const { actor, operation, method, url, signal } = message
  try {
    const wanted = `${actor} ${method} ${operation ?? url}`
    let headers = await renewal.fresh(request.headers, signal)
    for (let tries = 1; ; tries += 1) {
      const sent = { ...request, headers }
      const { wire, since } = await bring(message, sent)
      const refused = wire.kind === 'response' && wire.status === 401
      if (!refused && tries > 1) renewal.worked(headers, wanted)
      const anew =
        refused && tries < mostTokens && (await renewal.afterRefusal(headers, wanted, signal))
      if (!anew) return { exchange: recorder.record({ ...message, since }, sent, wire), wire }
      // Recorded as what it shows: nothing of the operation.
      recorder.record({ actor, scenario: ofRenewal }, sent, wire)
      headers = anew
    }
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    const wire = { kind: 'failure', failure: 'aborted', message: because, total: 0 } as const
    return { exchange: recorder.record(message, request, wire), wire }
  }
}
