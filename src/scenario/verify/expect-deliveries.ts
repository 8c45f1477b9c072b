import type { Comparison } from './comparison.js'
import type { Delivery } from '../stage/endpoint.js'

/** What can be said of the calls of the push endpoint that an answer is to be followed by. */
export interface DeliveriesExpectation {
  /**
   * There is such a delivery.
   *
   * @param such in words: `another delivery`
   * @param evidence further deliveries that show it, where there is none
   */
  brings(such: string, deliveries: readonly Delivery[], evidence?: readonly Delivery[]): boolean
  /** There is no such delivery. */
  bringsNo(such: string, deliveries: readonly Delivery[]): boolean
}

/** @param settle what happens with a comparison */
export function expectDeliveries(
  settle: (compare: () => Comparison) => boolean,
): DeliveriesExpectation {
  const numbersOf = (deliveries: readonly Delivery[]): readonly number[] =>
    deliveries.flatMap(({ exchange }) => exchange ?? [])
  return {
    brings: (such, deliveries, evidence = []) =>
      settle(() => ({
        holds: deliveries.length > 0,
        expected: such,
        actual: deliveries.length > 0 ? 'it came' : 'none',
        exchanges: numbersOf([...evidence, ...deliveries]),
      })),
    bringsNo: (such, deliveries) =>
      settle(() => ({
        holds: deliveries.length === 0,
        absence: true,
        expected: `no ${such}`,
        actual: deliveries.length > 0 ? 'it came' : 'none',
        exchanges: numbersOf(deliveries),
      })),
  }
}
