import type { TextItem } from '../books/text.js'
import { keysIn } from './keys-in.js'
import { type Key, readKey } from './read-key.js'
import type { TextStore } from './text-store.js'

/**
 * Whether a string that had these items would refer to itself, however long the way, in whatever
 * language.
 */
export function isCircular(
  { group, name }: Key,
  items: readonly TextItem[],
  book: TextStore,
): boolean {
  const keysOf = (some: readonly TextItem[]) => some.flatMap(({ value }) => keysIn(value))
  const seen = new Set<string>()
  const ahead = keysOf(items)
  for (let key = ahead.pop(); key !== undefined; key = ahead.pop()) {
    if (key === `${group}.${name}`) return true
    const next = readKey(key)
    if (next === undefined || seen.has(key)) continue
    seen.add(key)
    ahead.push(...keysOf(book.string(next.group, next.name)?.items ?? []))
  }
  return false
}
