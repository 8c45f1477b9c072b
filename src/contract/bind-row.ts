import type { Source, SourcePath } from './read-source.js'
import type { WrittenContext } from './written-context.js'
import type { SchemaNode } from './schema-node.js'
import { stringsOf } from './strings-of.js'

interface Binding {
  /** operationIds that exist and that the row binds. */
  readonly operations: readonly string[]
  /** operationIds that the documents name and do not show. */
  readonly supplement: readonly string[]
  /** Whether nothing describes one of them yet. */
  readonly awaits: boolean
}

/**
 * Which operations a row binds, and which of them a supplement has to describe before it can be tested.
 *
 * @throws ContractError for an operation that does not exist
 */
export function bindRow(
  source: Source,
  at: SourcePath,
  row: SchemaNode,
  { operations: known, shown }: WrittenContext,
): Binding {
  const named = stringsOf(row['operations'])
  const unknown = named.findIndex((one) => !known.includes(one))
  if (unknown >= 0) {
    const remedy = `The definition has ${known.join(', ')}.`
    const problem = `${String(row['id'])} names an unknown operation, “${named[unknown]}”.`
    throw source.error([...at, 'operations', unknown], problem, remedy)
  }
  const supplement = stringsOf(row['supplement'])
  const supplied = supplement.filter((one) => known.includes(one))
  return {
    operations: [...new Set([...named, ...supplied])],
    supplement,
    awaits: supplement.some((one) => !shown.includes(one)),
  }
}
