import type { Answer } from './answer.js'
import { Undecided } from './undecided.js'

/** One comparison: whether it holds, and what was expected and seen, in words. */
export interface Comparison {
  readonly holds: boolean
  readonly expected: string
  readonly actual: string
  /** JSON Pointer into the body. */
  readonly pointer?: string
  /** Member of the items of the list at the pointer, when it is these that are compared. */
  readonly member?: string
  /** True when it holds because something was not found: an item that cannot be read could be it. */
  readonly absence?: boolean
  /** Further exchanges that show it. */
  readonly exchanges?: readonly number[]
}

/** What can be said of an answer. `assume` throws where it does not hold, `verify` records it. */
export interface Expectation {
  status(...allowed: readonly (number | string)[]): void
  /** Holds when the field is there and `test` accepts its value. */
  header(name: string, expected: string, test: (value: string) => boolean): void
  /** Holds when the value at the pointer equals this one. */
  at(pointer: string, value: unknown): void
  items(member: string): ItemsExpectation
  /** Any other comparison, in words. */
  that(comparison: Comparison): void
}

export interface ItemsExpectation {
  /** The members of the items are these, in this order; other items may stand between them. */
  inOrder(values: readonly unknown[]): void
  /** Every one of these is there. */
  include(values: readonly unknown[]): void
  /** None of these is there. */
  exclude(values: readonly unknown[]): void
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
const list = (values: readonly unknown[]): string =>
  values.length === 0 ? 'none' : values.map((one) => String(one)).join(', ')

/** Builds the vocabulary of an answer over whatever is to happen with a comparison. */
export function expectationOf(
  answer: Answer,
  settle: (comparison: Comparison) => void,
): Expectation {
  const items = (member: string): ItemsExpectation => {
    const seen = answer.items.map((item) => item[member])
    const settled = (holds: boolean, expected: string, actual = list(seen)): void =>
      settle({ holds, expected, actual, pointer: '/items', member })
    return {
      inOrder: (values) => {
        const among = seen.filter((one) => values.includes(one))
        settled(JSON.stringify(among) === JSON.stringify(values), list(values))
      },
      include: (values) =>
        settled(
          values.every((one) => seen.includes(one)),
          list(values),
        ),
      exclude: (values) => {
        const wrong = values.filter((one) => seen.includes(one))
        const [expected, actual] = [`none of ${list(values)}`, list(wrong)]
        const holds = wrong.length === 0
        settle({ holds, expected, actual, pointer: '/items', member, absence: true })
      },
    }
  }
  return {
    status: (...allowed) => {
      const holds = allowed.some((one) => Number(one) === answer.status)
      if (!holds && !answer.documented)
        throw new Undecided(
          `Exchange ${answer.exchange.number} was answered with ${answer.status}, which is not documented.`,
          {
            dependsOn: `${answer.operation.interface}.${answer.operation.id}.status`,
            exchanges: [answer.exchange.number],
          },
        )
      settle({
        holds,
        expected: `status ${allowed.join(' or ')}`,
        actual: `status ${answer.status}`,
      })
    },
    header: (name, expected, test) => {
      const value = answer.header(name)
      settle({
        holds: value !== undefined && test(value),
        expected: `header ${name}: ${expected}`,
        actual: value === undefined ? `no header ${name}` : `${name}: ${value}`,
      })
    },
    at: (pointer, value) => {
      const seen = answer.at(pointer)
      settle({
        holds: show(seen) === show(value),
        expected: show(value),
        actual: show(seen),
        pointer,
      })
    },
    items,
    that: settle,
  }
}
