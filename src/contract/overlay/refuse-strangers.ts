import type { Source, SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'

/**
 * Refuses members that an overlay does not have; extensions it may have (Overlay Specification,
 * Specification Extensions).
 *
 * @throws ContractError at the first one
 */
export function refuseStrangers(
  source: Source,
  at: SourcePath,
  node: SchemaNode,
  members: readonly string[],
): void {
  const stranger = Object.keys(node).find(
    (member) => !members.includes(member) && !member.startsWith('x-'),
  )
  if (stranger === undefined) return
  const problem = `An overlay has no member “${stranger}” here.`
  throw source.error([...at, stranger], problem, `It has ${members.join(', ')}.`)
}
