import { type Item, valueAt } from '../../../src/scenario/index.js'

const namesIn = (value: unknown): readonly string[] => Object.keys((value ?? {}) as object)

/** What a write may take away or alter, where a transaction has it: members, links, a currency, a sign. */
const traitsOf = (one: Item): readonly string[] => [
  [valueAt(one, '/type'), one['checkNumber'] === undefined ? 'no check' : 'a check'].join(),
  `in ${String(valueAt(one, '/amount/currency'))}`,
  ...(String(valueAt(one, '/amount/value')).startsWith('-') ? ['below zero'] : []),
  ...namesIn(one),
  ...namesIn(one['_links']),
]

/** Something that a transaction tells of, and the transaction. */
export interface Told<T> {
  readonly of: T
  readonly item: Item
}

/**
 * Those that each show the most that the ones before do not.
 *
 * @param seen what need not be shown any more
 * @param most how many of them at most
 */
export function mostTelling<T>(
  some: readonly Told<T>[],
  seen: readonly Item[],
  most: number,
): readonly T[] {
  const known = new Set(seen.flatMap(traitsOf))
  const left = some.map(({ of, item }) => ({ of, traits: traitsOf(item) }))
  const newsOf = ({ traits }: (typeof left)[number]): number =>
    traits.filter((trait) => !known.has(trait)).length
  const chosen: T[] = []
  while (chosen.length < most) {
    const [next] = left.toSorted((one, other) => newsOf(other) - newsOf(one))
    if (next === undefined || newsOf(next) === 0) break
    chosen.push(next.of)
    for (const trait of next.traits) known.add(trait)
  }
  return chosen
}
