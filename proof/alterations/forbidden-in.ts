import type { Behaviour } from '../../src/reference/behaviour.js'
import type { Liberty } from '../liberty.js'

/**
 * Builds liberties of a table in which callers lack a permission: 403 for all that some operations are asked for.
 *
 * @param table what their names begin with
 */
export const forbiddenIn =
  (table: string, because: string) =>
  (name: string, sentence: string, ...operations: readonly string[]): Liberty => ({
    name: `${table}-${name}`,
    sentence,
    because,
    behaviour: ({ permits }: Behaviour) => ({
      permits: (actor, operation) => permits(actor, operation) && !operations.includes(operation),
    }),
  })
