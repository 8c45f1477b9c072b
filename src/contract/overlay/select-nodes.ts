import { type JSONValue, query } from 'json-p3'
import type { SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import type { Overlay, OverlayAction } from './overlay.js'

/** A part of a definition that an action changes. */
export interface Selected {
  readonly value: unknown
  readonly at: SourcePath
}

/**
 * What a JSONPath query (RFC 9535) of an action selects in a definition, each part once.
 *
 * @param member in which the query stands
 * @throws ContractError for a query that selects nothing: what was meant to be changed is not there then,
 * and a run would quietly test something else
 */
export function selectNodes(
  definition: SchemaNode,
  path: string,
  member: 'target' | 'copy',
  { at }: OverlayAction,
  { source }: Overlay,
): readonly Selected[] {
  const found = new Map<string, Selected>()
  for (const { value, location } of query(path, definition as JSONValue).nodes) {
    found.set(JSON.stringify(location), { value, at: location })
  }
  if (found.size > 0) return [...found.values()]
  const problem = `“${path}” matches nothing in the definition, as far as it is changed by then.`
  const remedy = 'Compare it with the definition, letter by letter.'
  throw source.error([...at, member], problem, remedy)
}
