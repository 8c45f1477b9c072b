import type { CallEndpoint } from './call-endpoint.js'
import type { CallOutcome, DeliveryRequest } from './delivery.js'
import type { DeliveryBehaviour } from './delivery-behaviour.js'

/** Calls an endpoint and follows where it redirects to. Never throws. */
export async function deliverToEndpoint(
  endpoint: string,
  first: DeliveryRequest,
  behaviour: Pick<DeliveryBehaviour, 'followsRedirect' | 'deliveryTime'>,
  callEndpoint: CallEndpoint,
  signal: AbortSignal,
): Promise<CallOutcome> {
  let [url, order] = [endpoint, first]
  for (let hops = 0; ; hops += 1) {
    const called = await callEndpoint(url, order, behaviour.deliveryTime(), signal)
    if (called.kind === 'unanswered') return called
    const outcome = { ...called, hops }
    if (outcome.location === undefined) return outcome
    const { status, location } = outcome
    const redirects = status >= 300 && status < 400
    if (!redirects || !URL.canParse(location, url)) return outcome
    if (!behaviour.followsRedirect(status, hops)) return outcome
    url = new URL(location, url).href
    // RFC 9110, 15.4: after a 303, and as every browser has it after 301 and 302, what follows is a GET.
    if (status < 304) order = { method: 'GET', headers: {}, body: '' }
  }
}
