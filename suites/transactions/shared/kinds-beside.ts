import type { Reading } from './readings.js'

/** So many of them are enough. */
const most = 6

const namesIn = (value: unknown): readonly string[] => Object.keys((value ?? {}) as object)

/** What a write may take away or alter, where a transaction has it: members, links, a currency, a sign. */
const traitsOf = ({ answer }: Reading): readonly string[] => [
  [answer.at('/type'), answer.at('/checkNumber') === undefined ? 'no check' : 'a check'].join(),
  `in ${String(answer.at('/amount/currency'))}`,
  ...(String(answer.at('/amount/value')).startsWith('-') ? ['below zero'] : []),
  ...namesIn(answer.json),
  ...namesIn(answer.at('/_links')),
]

/**
 * Transactions of which each shows something that those before it do not: another type, a check, a member, a currency.
 *
 * @param read all that were read
 * @param further of them, those that may be chosen
 */
export function kindsBeside(
  read: readonly Reading[],
  further: readonly Reading[],
  known: readonly (string | undefined)[],
): readonly string[] {
  const seen = new Set(read.filter(({ id }) => known.includes(id)).flatMap(traitsOf))
  const chosen: string[] = []
  for (const one of further) {
    const traits = traitsOf(one)
    if (chosen.length === most || traits.every((trait) => seen.has(trait))) continue
    chosen.push(one.id)
    for (const trait of traits) seen.add(trait)
  }
  return chosen
}
