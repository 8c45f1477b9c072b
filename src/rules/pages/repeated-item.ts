import { isObject } from '../is-object.js'
import type { List } from './items-of-page.js'
import type { Failure } from '../rule.js'

/** What is wrong with a page that holds an item twice; undefined where none does. */
export function repeatedItem({ items, at }: List): Omit<Failure, 'verdict'> | undefined {
  const names = items.map((item) => (isObject(item) ? (item['_id'] ?? item['id']) : undefined))
  const seen = new Set<unknown>()
  for (const [index, name] of names.entries()) {
    if (typeof name !== 'string') continue
    if (seen.has(name))
      return { expected: 'each item once', actual: name, pointer: `${at}/${index}` }
    seen.add(name)
  }
  return undefined
}
