import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryOutcome, Reply } from '../../exchange/delivery.js'

/**
 * Answers an arrival.
 *
 * @param left fires when the caller has gone
 */
export async function sendReply(
  response: ServerResponse,
  reply: Reply,
  left: AbortSignal,
): Promise<DeliveryOutcome> {
  if (left.aborted) return { kind: 'left' }
  if (reply.kind === 'reset') {
    response.socket?.resetAndDestroy()
    return { kind: 'reset' }
  }
  const { status, location, after = 0 } = reply
  if (after > 0) await sleep(after, undefined, { signal: left }).catch(() => undefined)
  if (left.aborted) return { kind: 'left' }
  // No request is to come on a connection that the end of the run cuts.
  response.writeHead(status, { Connection: 'close', ...(location && { Location: location }) })
  response.end()
  await Promise.race([once(response, 'finish'), once(response, 'close')])
  return response.writableFinished ? { kind: 'answered', status } : { kind: 'left' }
}
