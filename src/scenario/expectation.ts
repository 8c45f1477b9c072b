import type { Answer } from './answer.js'
import { compareStatus } from './compare-status.js'
import type { Comparison } from './comparison.js'
import type { Deviation } from './deviation.js'
import { expectItems, type ItemsExpectation } from './expect-items.js'

/** What can be said of an answer. `assume` and `given` throw where it does not hold, `verify` records it. */
export interface Expectation {
  /** Holds when the status is one of these, or in one of these ranges (`2XX`). */
  status(...allowed: readonly (number | string)[]): void
  /** Holds when the field is there and `test` accepts its value. */
  header(name: string, expected: string, test: (value: string) => boolean): void
  /** Holds when the value at the pointer equals this one. */
  at(pointer: string, value: unknown): void
  items(member: string): ItemsExpectation
  /** Holds when a definition that the answer carries deviates nowhere from the contract. */
  drift(deviations: readonly Deviation[]): void
  /** Any other comparison, in words. */
  that(comparison: Comparison): void
}

/**
 * Builds the vocabulary of an answer.
 *
 * @param settle what happens with a comparison; comparing throws Undecided when the answer does not allow it
 */
export function expectationOf(
  answer: Answer,
  settle: (compare: () => Comparison) => void,
): Expectation {
  return {
    status: (...allowed) => settle(() => compareStatus(answer, allowed)),
    header: (name, expected, test) =>
      settle(() => {
        const value = answer.header(name)
        return {
          holds: value !== undefined && test(value),
          expected: `header ${name}: ${expected}`,
          actual: value === undefined ? `no header ${name}` : `${name}: ${value}`,
        }
      }),
    at: (pointer, value) =>
      settle(() => {
        const [expected, actual] = [show(value), show(answer.at(pointer))]
        return { holds: expected === actual, expected, actual, pointer }
      }),
    items: (member) => expectItems(answer, member, settle),
    drift: (deviations) =>
      settle(() => {
        const [first] = deviations
        return {
          holds: first === undefined,
          expected: 'what the contract has',
          actual: `${deviations.length} deviation${deviations.length === 1 ? '' : 's'}`,
          ...(first === undefined ? {} : { pointer: first.pointer }),
          deviations,
        }
      }),
    that: (comparison) => settle(() => comparison),
  }
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
