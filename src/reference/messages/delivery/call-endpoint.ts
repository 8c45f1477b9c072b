import { request } from 'node:http'
import type { CallOutcome, DeliveryRequest } from './delivery.js'
import { isOnThisMachine } from './is-on-this-machine.js'

const unanswered = (why: string): CallOutcome => ({ kind: 'unanswered', why })

/**
 * Calls an endpoint once. Never throws.
 *
 * @param time milliseconds that it may take
 */
export type CallEndpoint = (
  url: string,
  order: DeliveryRequest,
  time: number,
  signal: AbortSignal,
) => Promise<CallOutcome>

/** Calls an endpoint over a connection of its own. */
export const callOverHttp: CallEndpoint = (url, { method, headers, body }, time, signal) => {
  if (!isOnThisMachine(url)) return Promise.resolve(unanswered('it is not on this machine'))
  return new Promise((resolve) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(time)])
    const sent = method === 'GET' ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const call = request(
      url,
      { method, headers: { ...headers, ...sent }, agent: false, signal: limit },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response
        const { location } = answered
        response.resume()
        resolve({
          kind: 'answered',
          status,
          hops: 0,
          location,
        })
      },
    )
    call.on('error', (error) => resolve(unanswered(error.message)))
    call.end(method === 'GET' ? undefined : body)
  })
}
