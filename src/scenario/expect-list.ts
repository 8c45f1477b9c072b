import type { Answer } from './answer.js'
import type { Comparison } from './comparison.js'
import { identify } from './identify.js'
import { Undecided } from './undecided.js'
import { valueAt } from './value-at.js'
import type { Seen } from './verification.js'
import type { Item } from './walk-pages.js'
import { whyPartial } from './why-partial.js'

/**
 * What tells an item from the others: its identifier where nothing is said, a member by name, or what is at a JSON
 * Pointer into it.
 */
export type By = string

/** What can be said of the items of a list. */
export interface ListExpectation {
  /** Each of these is in the list. Of a list that was not walked to its end nothing is said to be missing. */
  holds(values: readonly unknown[], by?: By): boolean
  /** None of these is in the list. A list without items shows nothing, nor does a part of one. */
  lacks(values: readonly unknown[], by?: By): boolean
  /** So many items, or fewer. */
  atMost(count: number): boolean
  /** The list holds these, each once unless it is named more often, in whatever order, and nothing else. */
  isExactly(values: readonly unknown[], by?: By): boolean
  /** Those of these that the list holds come in this order; other items may stand between them. */
  inOrder(values: readonly unknown[], by?: By): boolean
  /**
   * Every item of the list is such a one. A list without items shows nothing.
   *
   * @param such in words, after “only”: `transactions of this account`
   * @param member that the test looks at
   */
  holdsOnly(such: string, test: (item: Item) => boolean, member?: string): boolean
  /**
   * At least one item of the list is such a one.
   *
   * @param such in words, one of them: `notification for the message`
   * @param member that the test looks at
   */
  holdsSome(such: string, test: (item: Item) => boolean, member?: string): boolean
  /**
   * No item of the list is such a one; an empty list holds none. For what is known to exist, or to have been there.
   *
   * @param such in words, one of them: `notification that was deleted`
   * @param member that the test looks at
   */
  holdsNo(such: string, test: (item: Item) => boolean, member?: string): boolean
}

interface Entry {
  readonly value: unknown
  readonly item: Item
  readonly page: Answer
}

/** Faults that are told in words; the list may be a long one. */
const told = 5

/** @param settle what happens with a comparison; comparing throws Undecided when the list does not allow it */
export function expectList(
  seen: Seen,
  settle: (compare: () => Comparison) => boolean,
): ListExpectation {
  const pages = 'pages' in seen ? seen.pages : [seen]
  const partial = 'pages' in seen ? whyPartial(seen) : undefined
  const toTheEnd = (): void => {
    if (partial !== undefined)
      throw new Undecided(partial.because, { ...partial, exchanges: numbersOf(pages) })
  }
  const entriesOf = (by: By | undefined): readonly Entry[] =>
    pages.flatMap((page) => page.items.map((item) => ({ value: valueOf(item, by), item, page })))
  const some = (by: By | undefined): readonly Entry[] => {
    const entries = entriesOf(by)
    if (entries.length > 0) return entries
    toTheEnd()
    throw new Undecided('The list is empty.', { exchanges: numbersOf(pages) })
  }
  const compare = (
    by: By | undefined,
    judge: () => Omit<Comparison, 'pointer' | 'member'>,
  ): boolean =>
    settle(() => {
      const [first] = pages
      if (first === undefined) {
        toTheEnd()
        throw new Undecided('There is no page to look at.')
      }
      return { pointer: placeOf(first), member: memberOf(first.items[0], by), ...judge() }
    })
  return {
    holds: (values, by) =>
      compare(by, () => {
        needed(values)
        const there = new Set(entriesOf(by).map(({ value }) => value))
        const missing = values.filter((one) => !there.has(one))
        if (missing.length > 0) toTheEnd()
        return {
          holds: missing.length === 0,
          expected: `among them ${list(values)}`,
          actual: missing.length === 0 ? 'all of them' : `without ${list(missing)}`,
          faults: missing.map(String),
        }
      }),
    lacks: (values, by) =>
      compare(by, () => {
        needed(values)
        const wrong = some(by).filter(({ value }) => values.includes(value))
        if (wrong.length === 0) toTheEnd()
        return {
          holds: wrong.length === 0,
          absence: true,
          expected: `none of ${list(values)}`,
          actual: wrong.length === 0 ? 'none of them' : `among them ${list(valuesOf(wrong))}`,
          faults: valuesOf(wrong).map(String),
          ...shownBy(wrong),
        }
      }),
    atMost: (count) =>
      settle(() => {
        const held = pages.reduce((sum, { items }) => sum + items.length, 0)
        const expected = count === 0 ? 'no items' : `at most ${count} items`
        const [first] = pages
        const pointer = first?.at('/_embedded/items') === undefined ? '/items' : '/_embedded/items'
        return { holds: held <= count, expected, actual: `${held} items`, pointer }
      }),
    isExactly: (values, by) =>
      compare(by, () => {
        const entries = entriesOf(by)
        const there = new Set(valuesOf(entries))
        const missing = values.filter((one) => !there.has(one))
        const wrong = entries.filter(({ value }) => !values.includes(value))
        const held = valuesOf(entries)
        const twice = values.filter(
          (one) =>
            held.indexOf(one) !== held.lastIndexOf(one) &&
            values.filter((due) => due === one).length === 1,
        )
        if (wrong.length === 0) toTheEnd()
        const parts = [
          ...(missing.length > 0 ? [`without ${list(missing)}`] : []),
          ...(wrong.length > 0 ? [`with ${list(valuesOf(wrong))}`] : []),
          ...(twice.length > 0 ? [`more than once ${list(twice)}`] : []),
        ]
        return {
          holds: parts.length === 0,
          absence: true,
          expected: values.length === 0 ? 'no item' : `${list(values)} and nothing else`,
          actual: parts.join(' and ') || 'just these',
          faults: [
            ...missing.map((one) => `no ${String(one)}`),
            ...valuesOf(wrong).map(String),
            ...twice.map((one) => `twice ${String(one)}`),
          ],
          ...shownBy(wrong),
        }
      }),
    inOrder: (values, by) =>
      compare(by, () => {
        needed(values)
        const known = valuesOf(entriesOf(by)).filter((one) => values.includes(one))
        const due = values.filter((one) => known.includes(one))
        if (due.length < 2) throw new Undecided('It takes two items to have an order.')
        return {
          holds: JSON.stringify(known) === JSON.stringify(due),
          expected: list(due),
          actual: list(known),
        }
      }),
    holdsOnly: (such, test, member) =>
      compare(member, () => {
        const wrong = some(member).filter(({ item }) => !test(item))
        return {
          holds: wrong.length === 0,
          absence: true,
          expected: `only ${such}`,
          actual: wrong.length === 0 ? 'only these' : `among them ${list(namesOf(wrong))}`,
          faults: namesOf(wrong),
          ...shownBy(wrong),
        }
      }),
    holdsSome: (such, test, member) =>
      compare(member, () => {
        const right = entriesOf(member).filter(({ item }) => test(item))
        if (right.length === 0) toTheEnd()
        return {
          holds: right.length > 0,
          expected: `at least one ${such}`,
          actual: right.length > 0 ? list(namesOf(right)) : 'none',
          ...shownBy(right),
        }
      }),
    holdsNo: (such, test, member) =>
      compare(member, () => {
        const wrong = entriesOf(member).filter(({ item }) => test(item))
        if (wrong.length === 0) toTheEnd()
        return {
          holds: wrong.length === 0,
          absence: true,
          expected: `no ${such}`,
          actual: wrong.length === 0 ? 'none' : list(namesOf(wrong)),
          faults: namesOf(wrong),
          ...shownBy(wrong),
        }
      }),
  }
}

/** Where a page has its items, or should have them: one with links is a HAL document. */
function placeOf(page: Answer): string {
  if (page.at('/items') !== undefined) return '/items'
  const isHal = ['/_embedded', '/_links'].some((one) => page.at(one) !== undefined)
  return isHal ? '/_embedded/items' : '/items'
}

function valueOf(item: Item, by: By | undefined): unknown {
  if (by === undefined) return identify(item)
  return by.startsWith('/') ? valueAt(item, by) : item[by]
}

/** The member of an item that is looked at, which has to be sound. */
function memberOf(item: Item | undefined, by: By | undefined): string {
  if (by === undefined)
    return item?.['id'] === undefined && item?.['_id'] !== undefined ? '_id' : 'id'
  return by.startsWith('/') ? (by.split('/')[1] ?? '') : by
}

function needed(values: readonly unknown[]): void {
  if (values.length === 0) throw new Error('there is nothing to compare the list with')
}

const valuesOf = (entries: readonly Entry[]): readonly unknown[] =>
  entries.map(({ value }) => value)

const namesOf = (entries: readonly Entry[]): readonly string[] =>
  entries.map(({ item }) => identify(item))

const shownBy = ([first]: readonly Entry[]): Pick<Comparison, 'shownBy'> =>
  first === undefined ? {} : { shownBy: first.page }

const numbersOf = (pages: readonly Answer[]): readonly number[] =>
  pages.slice(0, 1).map(({ exchange }) => exchange.number)

function list(values: readonly unknown[]): string {
  const more = values.length - told
  const words = values.slice(0, more > 1 ? told : undefined).map(String)
  return words.length === 0 ? 'none' : `${words.join(', ')}${more > 1 ? ` and ${more} more` : ''}`
}
