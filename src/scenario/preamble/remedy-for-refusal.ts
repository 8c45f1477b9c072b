import type { Answer } from '../answer/answer.js'

/** What would let a caller do what it was refused, with 401 or 403. */
export function remedyForRefusal({ status, operation, exchange: { actor } }: Answer): string {
  if (status === 401) return `actors.${actor}`
  const { id, interface: name } = operation
  // Who is known and may not: only in the place of the customer may another actor send it.
  return actor === 'customer' ? `callers.${name}.${id}` : `let the ${actor} send ${id}`
}
