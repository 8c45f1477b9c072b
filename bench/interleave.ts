import { median } from './median.js'

/**
 * Measures several things in turn, again and again, so that what else the machine does falls on all of
 * them alike. A first round, in which everything is loaded and compiled, does not count.
 *
 * @param measures each answers with what it measured
 * @param before what is done before each of them and does not count
 * @returns the medians
 */
export async function interleave<Name extends string>(
  repetitions: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
  before: () => Promise<void> = async () => undefined,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(measures) as Name[]
  const results = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= repetitions; round += 1)
    for (const name of names) {
      await before()
      const result = await measures[name]()
      if (round > 0) results.get(name)?.push(result)
    }
  const medians = names.map((name) => [name, median(results.get(name) ?? [])])
  return Object.fromEntries(medians) as Record<Name, number>
}
