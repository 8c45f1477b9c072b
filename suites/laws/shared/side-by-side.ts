/**
 * Does the same with each item, all at once, and gives the results in the order of the items. Where one
 * fails, its error is thrown in its turn: what came before it counts all the same.
 */
export async function* sideBySide<T, R>(
  items: readonly T[],
  perform: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  for (const result of await Promise.allSettled(items.map(perform))) {
    if (result.status === 'rejected') throw result.reason
    yield result.value
  }
}
