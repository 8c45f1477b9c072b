import { isNode } from '../is-node.js'
import type { SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import { copyValue } from './copy-value.js'
import type { Overlay } from './overlay.js'
import type { Selected } from './select-nodes.js'
import { setMember } from './set-member.js'

interface Merging {
  readonly edition: Overlay['edition']
  /** Told of each part that came: where it is now, and where in the update it stands. */
  note(part: SourcePath, within: SourcePath): void
  /** Makes the error for a part of the update that does not fit. */
  refuse(within: SourcePath, problem: string, remedy: string): Error
}

/**
 * Merges an update into one node: members into objects, recursively; entries onto the end of arrays; values
 * in the place of values (Overlay Specification, Action Object; 1.1 says how arrays within objects merge).
 *
 * @param definition to which the node belongs; it is changed in place
 */
export function mergeValues(
  definition: SchemaNode,
  { value: node, at }: Selected,
  update: unknown,
  merging: Merging,
): void {
  if (Array.isArray(node)) {
    const entries = merging.edition === '1.1' && Array.isArray(update) ? update : [update]
    append(node, at, entries, (index) => (entries === update ? [index] : []), merging)
  } else if (isNode(node)) {
    if (!isNode(update)) throw misfit(at, [], merging)
    mergeMembers(node, at, update, [], merging)
  } else {
    if (typeof update === 'object' && update !== null) throw misfit(at, [], merging)
    setAt(definition, at, update)
    merging.note(at, [])
  }
}

function mergeMembers(
  node: SchemaNode,
  at: SourcePath,
  update: SchemaNode,
  within: SourcePath,
  merging: Merging,
): void {
  for (const [key, value] of Object.entries(update)) {
    const [there, here] = [
      [...at, key],
      [...within, key],
    ]
    const old = Object.hasOwn(node, key) ? node[key] : undefined
    if (isNode(old) && isNode(value)) mergeMembers(old, there, value, here, merging)
    else if (Array.isArray(old) && Array.isArray(value))
      append(old, there, value, (index) => [...here, index], merging)
    else if (old !== undefined && (isCompound(old) || isCompound(value)))
      throw misfit(there, here, merging)
    else {
      setMember(node, key, copyValue(value))
      merging.note(there, here)
    }
  }
}

function append(
  list: unknown[],
  at: SourcePath,
  entries: readonly unknown[],
  within: (index: number) => SourcePath,
  { note }: Merging,
): void {
  for (const [index, entry] of entries.entries()) {
    note([...at, list.length], within(index))
    list.push(copyValue(entry))
  }
}

const isCompound = (value: unknown): boolean => typeof value === 'object' && value !== null

function setAt(definition: SchemaNode, at: SourcePath, value: unknown): void {
  let holder: unknown = definition
  for (const step of at.slice(0, -1)) holder = (holder as SchemaNode)[step]
  setMember(holder as SchemaNode, String(at.at(-1)), value)
}

function misfit(at: SourcePath, within: SourcePath, { refuse }: Merging): Error {
  const place = at.length === 0 ? 'the definition' : at.join(' / ')
  const problem = `This is of another kind than the value at ${place}.`
  return refuse(
    within,
    problem,
    'Write the same kind, or remove what is there in an action before.',
  )
}
