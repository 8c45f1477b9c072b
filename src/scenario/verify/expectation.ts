import type { Answer } from '../answer/answer.js'
import { compareStatus, isOneOf } from './compare-status.js'
import type { Comparison } from './comparison.js'
import type { Deviation } from '../../terms/deviation.js'
import { type DeliveriesExpectation, expectDeliveries } from './expect-deliveries.js'
import { expectList } from '../list/expect-list.js'
import type { ListExpectation } from '../list/list-expectation.js'
import { expectMembers, type MembersExpectation } from './expect-members.js'
import { expectResource, type ResourceExpectation } from './expect-resource.js'
import { answerIn } from '../answer/answer-in.js'
import type { Seen } from './seen.js'

/**
 * What can be said of an answer, or of a list that was walked. `assume` and `given` throw where it does not hold,
 * `verify` records it; each word returns whether it held.
 */
export interface Expectation
  extends ListExpectation, MembersExpectation, ResourceExpectation, DeliveriesExpectation {
  /** The status is one of these, or in one of these ranges (`2XX`). */
  status(...allowed: readonly (number | string)[]): boolean
  /** The status is none of these, nor in one of these ranges. */
  statusIsNot(...refused: readonly (number | string)[]): boolean
  /** The answer has no body. */
  noBody(): boolean
  /** The field is there, and the test accepts its value. */
  header(name: string, expected: string, test: (value: string) => boolean): boolean
  /** The field is not there. */
  noHeader(name: string): boolean
  /** The value at the pointer equals this one. */
  at(pointer: string, value: unknown): boolean
  /**
   * The test accepts the value at the pointer, which is `undefined` where there is none.
   *
   * @param more whether all that is inside the value is compared, and which exchanges show it as well
   */
  tells(
    pointer: string,
    expected: string,
    test: (value: unknown) => boolean,
    more?: Pick<Comparison, 'whole' | 'exchanges'>,
  ): boolean
  /** A definition that the answer carries deviates nowhere from the contract. */
  drift(deviations: readonly Deviation[]): boolean
  /** What no word says: a comparison that is peculiar to this story. */
  that(comparison: Comparison): boolean
}

/**
 * Builds the vocabulary of an answer.
 *
 * @param settle what happens with a comparison; comparing throws Undecided when the answer does not allow it
 */
export function expectationOf(
  seen: Seen,
  settle: (answer: Answer, compare: () => Comparison) => boolean,
): Expectation {
  const answer = answerIn(seen)
  const by = (compare: () => Comparison): boolean => settle(answer, compare)
  return {
    ...expectList(seen, by),
    ...expectMembers(answer, by),
    ...expectResource(answer, by),
    ...expectDeliveries(by),
    status: (...allowed) => by(() => compareStatus(answer, allowed)),
    statusIsNot: (...refused) =>
      by(() => ({
        holds: !isOneOf(answer.status, refused),
        expected: `another status than ${refused.join(' or ')}`,
        actual: `status ${answer.status}`,
      })),
    noBody: () =>
      by(() => ({
        holds: answer.bytes === 0,
        expected: 'no body',
        actual: answer.bytes === 0 ? 'no body' : `a body of ${answer.bytes} bytes`,
      })),
    noHeader: (name) =>
      by(() => {
        const value = answer.header(name)
        const actual = value === undefined ? `no header ${name}` : `${name}: ${value}`
        return { holds: value === undefined, expected: `no header ${name}`, actual }
      }),
    header: (name, expected, test) =>
      by(() => {
        const value = answer.header(name)
        return {
          holds: value !== undefined && test(value),
          expected: `header ${name}: ${expected}`,
          actual: value === undefined ? `no header ${name}` : `${name}: ${value}`,
        }
      }),
    at: (pointer, value) =>
      by(() => {
        const [expected, actual] = [show(value), show(answer.at(pointer))]
        return { holds: expected === actual, expected, actual, pointer }
      }),
    tells: (pointer, expected, test, more) =>
      by(() => {
        const value = answer.at(pointer)
        return { holds: test(value), expected, actual: show(value), pointer, ...more }
      }),
    drift: (deviations) =>
      by(() => {
        const [first] = deviations
        return {
          holds: first === undefined,
          expected: 'what the contract has',
          actual: `${deviations.length} deviation${deviations.length === 1 ? '' : 's'}`,
          pointer: first?.pointer,
          deviations,
        }
      }),
    that: (comparison) => by(() => comparison),
  }
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
