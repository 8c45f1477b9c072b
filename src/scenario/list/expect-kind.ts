import type { Comparison } from '../verify/comparison.js'
import { identify } from '../answer/identify.js'
import type { ListExpectation } from './list-expectation.js'
import type { Entry, Listing } from './listing.js'
import { shownBy } from './shown-by.js'
import { valuesInWords } from './values-in-words.js'

/** Words for items of a kind, which a test decides: a list holds only such, some, or none. */
export function expectKind(
  { entries, someEntries, toTheEnd, compared }: Listing,
  settle: (compare: () => Comparison) => boolean,
): Pick<ListExpectation, 'holdsOnly' | 'holdsSome' | 'holdsNo'> {
  return {
    holdsOnly: (such, test, member) =>
      settle(() =>
        compared(member, () => {
          const wrong = someEntries(member).filter(({ item }) => !test(item))
          return {
            holds: wrong.length === 0,
            absence: true,
            expected: `only ${such}`,
            actual:
              wrong.length === 0 ? 'only these' : `among them ${valuesInWords(namesOf(wrong))}`,
            faults: namesOf(wrong),
            ...shownBy(wrong),
          }
        }),
      ),
    holdsSome: (such, test, member) =>
      settle(() =>
        compared(member, () => {
          const right = entries(member).filter(({ item }) => test(item))
          if (right.length === 0) toTheEnd()
          return {
            holds: right.length > 0,
            expected: `at least one ${such}`,
            actual: right.length > 0 ? valuesInWords(namesOf(right)) : 'none',
            ...shownBy(right),
          }
        }),
      ),
    holdsNo: (such, test, member) =>
      settle(() =>
        compared(member, () => {
          const wrong = entries(member).filter(({ item }) => test(item))
          if (wrong.length === 0) toTheEnd()
          return {
            holds: wrong.length === 0,
            absence: true,
            expected: `no ${such}`,
            actual: wrong.length === 0 ? 'none' : valuesInWords(namesOf(wrong)),
            faults: namesOf(wrong),
            ...shownBy(wrong),
          }
        }),
      ),
  }
}

const namesOf = (entries: readonly Entry[]): readonly string[] =>
  entries.map(({ item }) => identify(item))
