import type { Placed } from './placed.js'

/** The member of an object or the item of a list, with its place; its value is undefined when there is none. */
export function placeBelow({ document, pointer, value }: Placed, key: string | number): Placed {
  const token = String(key).replaceAll('~', '~0').replaceAll('/', '~1')
  const there = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
  const below: unknown = there ? Reflect.get(value, key) : undefined
  return { document, pointer: `${pointer}/${token}`, value: below }
}
