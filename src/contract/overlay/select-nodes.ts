import { compile, type JSONValue } from 'json-p3'
import { withinTime } from '../../bounds/within-time.js'
import type { SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import type { Overlay, OverlayAction } from './overlay.js'
import { shortened } from './shortened.js'

/** Milliseconds that one query may take. */
const patience = 3000
const mostNodes = 100_000

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
  // A query may hold a regular expression, or look at everything within everything.
  const timed = withinTime(() => {
    let seen = 0
    for (const { value, location } of compile(path).lazyQuery(definition as JSONValue)) {
      found.set(JSON.stringify(location), { value, at: location })
      if (++seen > mostNodes) return false
    }
    return true
  }, patience)
  if (timed.kind === 'late' || !timed.value) {
    const problem = `“${shortened(path)}” visits too much: more than ${patience / 1000} s or ${mostNodes} parts.`
    throw source.error([...at, member], problem, 'Name the parts, or the path that leads to them.')
  }
  if (found.size > 0) return [...found.values()]
  const problem = `“${shortened(path)}” matches nothing in the definition as changed by the actions before.`
  const remedy = 'Compare its spelling with the definition.'
  throw source.error([...at, member], problem, remedy)
}
