import type { Answer } from './answer.js'
import type { Comparison } from './comparison.js'

/** What can be said of one member of the items of a list. */
export interface ItemsExpectation {
  /** The members of the items are these, in this order; other items may stand between them. */
  inOrder(values: readonly unknown[]): void
  /** Every one of these is there. */
  include(values: readonly unknown[]): void
  /** None of these is there. */
  exclude(values: readonly unknown[]): void
}

/**
 * The vocabulary of a list over whatever is to happen with a comparison.
 *
 * @throws Error, when used with no values: such a comparison always holds and shows nothing
 */
export function expectItems(
  answer: Answer,
  member: string,
  settle: (compare: () => Comparison) => void,
): ItemsExpectation {
  const compare = (
    values: readonly unknown[],
    judge: (seen: readonly unknown[]) => Omit<Comparison, 'pointer' | 'member'>,
  ): void =>
    settle(() => {
      if (values.length === 0) throw new Error(`nothing to compare the items' ${member} with`)
      return { pointer: '/items', member, ...judge(answer.items.map((item) => item[member])) }
    })
  return {
    inOrder: (values) =>
      compare(values, (seen) => ({
        holds:
          JSON.stringify(seen.filter((one) => values.includes(one))) === JSON.stringify(values),
        expected: list(values),
        actual: list(seen),
      })),
    include: (values) =>
      compare(values, (seen) => ({
        holds: values.every((one) => seen.includes(one)),
        expected: list(values),
        actual: list(seen),
      })),
    exclude: (values) =>
      compare(values, (seen) => {
        const wrong = values.filter((one) => seen.includes(one))
        return {
          holds: wrong.length === 0,
          absence: true,
          expected: `none of ${list(values)}`,
          actual: list(wrong),
        }
      }),
  }
}

const list = (values: readonly unknown[]): string =>
  values.length === 0 ? 'none' : values.map((one) => String(one)).join(', ')
