/** The first of each key, in their order. */
export function unique<T>(all: readonly T[], key: (one: T) => string): readonly T[] {
  const found = new Map<string, T>()
  for (const one of all) if (!found.has(key(one))) found.set(key(one), one)
  return [...found.values()]
}
