import { describedPart } from '../../contract/shown/described-part.js'
import type { Operation } from '../../contract/operation.js'
import { valueAt } from '../../contract/value-at.js'

type Object = Readonly<Record<string, unknown>>

const parts = new WeakMap<Object, Object>()

/** Notes of the items of a list what its definition describes of them: they are told apart by nothing else. */
export function noteDescribed(
  operation: Operation,
  pointer: string,
  items: readonly unknown[],
  body: unknown,
): void {
  const open = items.filter((one): one is Object => needsMembers(one) && !parts.has(one))
  if (open.length === 0) return
  const described = valueAt(describedPart(operation, body), pointer)
  if (!Array.isArray(described)) return
  for (const [index, one] of items.entries()) {
    const part: unknown = described[index]
    if (needsMembers(one) && isObject(part)) parts.set(one, part)
  }
}

/** Without the members that its definition does not have, which a target may give another value each time. */
export const describedItem = (item: Object): Object => parts.get(item) ?? item

/** Whether nothing but its members tells an item from others. */
const needsMembers = (one: unknown): one is Object =>
  isObject(one) && typeof (one['id'] ?? one['_id']) !== 'string'

const isObject = (value: unknown): value is Object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
