/** Makes something when it is first asked for: every worker loads every file, and few need what is costly in it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
