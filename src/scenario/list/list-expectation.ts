import type { Item } from './walk.js'

/**
 * What distinguishes an item from the others: its identifier where nothing is said, a member by name, what is at a JSON Pointer
 * into it, or what a function makes of several members.
 */
export type By = string | ((item: Item) => unknown)

/** What can be said of the items of a list. */
export interface ListExpectation {
  /** Each of these is in the list. Of a list that was not walked to its end nothing is said to be missing. */
  holds(values: readonly unknown[], by?: By): boolean
  /** None of these is in the list. A list without items shows nothing, nor does a part of one. */
  lacks(values: readonly unknown[], by?: By): boolean
  /** So many items, or fewer. */
  atMost(count: number): boolean
  /** The list holds these, each once unless it is named more often, in any order, and nothing else. */
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
