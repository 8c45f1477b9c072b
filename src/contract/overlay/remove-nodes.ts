import type { SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import type { Origins } from './origins.js'
import type { Selected } from './select-nodes.js'

/**
 * Takes nodes out of the objects and arrays that hold them.
 *
 * @param definition is changed in place
 * @param whole makes the error when all of it is to go
 */
export function removeNodes(
  definition: SchemaNode,
  selected: readonly Selected[],
  origins: Origins,
  whole: () => Error,
): void {
  // What is within another goes first, and later items before earlier ones: places stay what they are.
  const inward = selected.toSorted(
    (one, other) =>
      other.at.length - one.at.length || Number(other.at.at(-1)) - Number(one.at.at(-1)) || 0,
  )
  for (const { at } of inward) {
    const holder = holderOf(definition, at)
    const last = at.at(-1)
    if (last === undefined) throw whole()
    if (Array.isArray(holder)) holder.splice(Number(last), 1)
    else Reflect.deleteProperty(holder, last)
    // Items of an array have other places now.
    origins.remove(Array.isArray(holder) ? at.slice(0, -1) : at)
  }
}

function holderOf(definition: SchemaNode, at: SourcePath): object {
  let holder: unknown = definition
  for (const step of at.slice(0, -1)) holder = (holder as SchemaNode)[step]
  return holder as object
}
