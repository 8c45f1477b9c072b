import { cutJson, type Item } from '../../../../src/scenario/index.js'

/** Accounts that are there under another identifier: like no other of their list in all else that they say. */
export function renamedIn(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const gone = without(before, after)
  const newcomers = without(after, before)
  const alike = (one: readonly Item[], other: readonly Item[]): boolean =>
    JSON.stringify(one.map(description).toSorted()) ===
    JSON.stringify(other.map(description).toSorted())
  if (gone.length === before.length && alike(gone, newcomers)) return gone
  const [unique, uniqueLater] = [singles(before), singles(after)]
  const later = new Set(newcomers.map(description).filter((one) => uniqueLater.has(one)))
  return gone.filter((item) => unique.has(description(item)) && later.has(description(item)))
}

const without = (items: readonly Item[], others: readonly Item[]): readonly Item[] => {
  const known = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !known.has(id))
}

const description = ({ id: _, ...rest }: Item): string => cutJson(rest, 2000)

/** What a single item says. */
function singles(items: readonly Item[]): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const one of items.map(description)) (once.has(one) ? twice : once).add(one)
  for (const one of twice) once.delete(one)
  return once
}
