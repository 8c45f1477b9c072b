import type { Comparison } from '../verify/comparison.js'
import { Undecided } from '../undecided.js'
import type { ListExpectation } from './list-expectation.js'
import type { Listing } from './listing.js'
import { shownBy } from './shown-by.js'
import { valuesInWords } from './values-in-words.js'

/** Words for values that are in a list, or are not, or come in an order. */
export function expectValues(
  { entries, someEntries, toTheEnd, compared }: Listing,
  settle: (compare: () => Comparison) => boolean,
): Pick<ListExpectation, 'holds' | 'lacks' | 'inOrder'> {
  return {
    holds: (values, by) =>
      settle(() =>
        compared(by, () => {
          needed(values)
          const there = new Set(entries(by).map(({ value }) => value))
          const missing = values.filter((one) => !there.has(one))
          if (missing.length > 0) toTheEnd()
          return {
            holds: missing.length === 0,
            expected: `among them ${valuesInWords(values)}`,
            actual: missing.length === 0 ? 'all of them' : `without ${valuesInWords(missing)}`,
            faults: missing.map(String),
          }
        }),
      ),
    lacks: (values, by) =>
      settle(() =>
        compared(by, () => {
          needed(values)
          const wrong = someEntries(by).filter(({ value }) => values.includes(value))
          const found = wrong.map(({ value }) => value)
          if (found.length === 0) toTheEnd()
          return {
            holds: found.length === 0,
            absence: true,
            expected: `none of ${valuesInWords(values)}`,
            actual: found.length === 0 ? 'none of them' : `among them ${valuesInWords(found)}`,
            faults: found.map(String),
            ...shownBy(wrong),
          }
        }),
      ),
    inOrder: (values, by) =>
      settle(() =>
        compared(by, () => {
          needed(values)
          const there = entries(by).map(({ value }) => value)
          const known = there.filter((one) => values.includes(one))
          const due = values.filter((one) => known.includes(one))
          if (due.length < 2)
            throw new Undecided('It takes two items to have an order.', {
              remedy: 'add items to the list',
            })
          return {
            holds: JSON.stringify(known) === JSON.stringify(due),
            expected: valuesInWords(due),
            actual: valuesInWords(known),
          }
        }),
      ),
  }
}

function needed(values: readonly unknown[]): void {
  if (values.length === 0) throw new Error('there is nothing to compare the list with')
}
