import type { Comparison } from '../verify/comparison.js'
import type { ListExpectation } from './list-expectation.js'
import type { Listing } from './listing.js'
import { shownBy } from './shown-by.js'
import { valuesInWords } from './values-in-words.js'

/** Words for all that a list holds: how much it is, and what. */
export function expectWhole(
  { pages, entries, toTheEnd, compared }: Listing,
  settle: (compare: () => Comparison) => boolean,
): Pick<ListExpectation, 'atMost' | 'isExactly'> {
  return {
    atMost: (count) =>
      settle(() => {
        const held = pages.reduce((sum, { items }) => sum + items.length, 0)
        const expected = count === 0 ? 'no items' : `at most ${count} items`
        const [first] = pages
        const pointer = first?.at('/_embedded/items') === undefined ? '/items' : '/_embedded/items'
        return { holds: held <= count, expected, actual: `${held} items`, pointer }
      }),
    isExactly: (values, by) =>
      settle(() =>
        compared(by, () => {
          const all = entries(by)
          const held = all.map(({ value }) => value)
          const missing = values.filter((one) => !held.includes(one))
          const wrong = all.filter(({ value }) => !values.includes(value))
          const strange = wrong.map(({ value }) => value)
          const twice = values.filter(
            (one) =>
              held.indexOf(one) !== held.lastIndexOf(one) &&
              values.indexOf(one) === values.lastIndexOf(one),
          )
          if (strange.length === 0) toTheEnd()
          const parts = [
            ...(missing.length > 0 ? [`without ${valuesInWords(missing)}`] : []),
            ...(strange.length > 0 ? [`with ${valuesInWords(strange)}`] : []),
            ...(twice.length > 0 ? [`more than once ${valuesInWords(twice)}`] : []),
          ]
          return {
            holds: parts.length === 0,
            absence: true,
            expected: values.length === 0 ? 'no item' : `${valuesInWords(values)} and nothing else`,
            actual: parts.join(' and ') || 'just these',
            faults: [
              ...missing.map((one) => `no ${String(one)}`),
              ...strange.map(String),
              ...twice.map((one) => `twice ${String(one)}`),
            ],
            ...shownBy(wrong),
          }
        }),
      ),
  }
}
