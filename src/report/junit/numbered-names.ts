/**
 * Makes names unique that are not: the second of a kind gets ` (2)`, so that a name stays the same
 * from run to run as long as the order does.
 */
export function numberedNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names)
  const seen = new Set<string>()
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name)
      return name
    }
    let number = 2
    while (taken.has(`${name} (${number})`)) number += 1
    const unique = `${name} (${number})`
    taken.add(unique)
    return unique
  })
}
