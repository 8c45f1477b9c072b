import type { Delivery, Endpoint } from '../../../src/scenario/index.js'

/** Those deliveries of an endpoint that are meant, each looked at once: a target may deliver often, and stories ask often. */
export function meantDeliveries(
  endpoint: Pick<Endpoint, 'deliveries'>,
  isMeant: (delivery: Delivery) => boolean,
): () => readonly Delivery[] {
  const meant: Delivery[] = []
  let looked = 0
  return () => {
    const { deliveries } = endpoint
    meant.push(...deliveries.slice(looked).filter(isMeant))
    looked = deliveries.length
    return [...meant]
  }
}
