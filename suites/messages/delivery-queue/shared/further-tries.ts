import type { Delivery } from '../../../../src/scenario/index.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import type { Published } from '../../shared/published.js'

/** Milliseconds in which tries come that come soon. */
const quick = 1000

/** What comes of a delivery that was refused some times. */
export interface FurtherTries {
  /** Deliveries before. */
  readonly before: readonly Delivery[]
  /** Those after them. */
  deliveries(): readonly Delivery[]
  /** Waits for one of them, as long as the listener has patience. */
  come(): Promise<unknown>
}

/**
 * Waits until a delivery was tried some times, as often as a target does that soon.
 *
 * @param many after the first one: a target may try a few times only
 */
export async function furtherTries(
  at: AtEndpoint,
  { deliveries }: Pick<Published, 'deliveries'>,
  many = 4,
): Promise<FurtherTries> {
  await at.eventually(quick, () => deliveries()[many])
  const before = deliveries()
  const after = (): readonly Delivery[] => deliveries().slice(before.length)
  return {
    before,
    deliveries: after,
    come: () => at.eventually(at.endpoint.patience, () => after()[0]),
  }
}
