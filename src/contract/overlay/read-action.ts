import { isNode } from '../is-node.js'
import type { Source, SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import type { Change, Overlay, OverlayAction } from './overlay.js'
import { queryFault } from './query-fault.js'
import { refuseStrangers } from './refuse-strangers.js'
import { shortened } from './shortened.js'

/**
 * Reads one action (Overlay Specification, Action Object).
 *
 * @throws ContractError for members that are missing, unknown or of the wrong type
 */
export function readAction(
  source: Source,
  at: SourcePath,
  action: unknown,
  edition: Overlay['edition'],
): OverlayAction {
  if (!isNode(action)) {
    throw source.error(at, 'This action has no members.', 'Give it target and update.')
  }
  const more = edition === '1.1' ? ['copy'] : []
  refuseStrangers(source, at, action, ['target', 'description', 'update', 'remove', ...more])
  const { target, description, remove, copy } = action
  if (typeof target !== 'string') {
    const remedy = 'Write which part of the definition it changes, such as $.paths.'
    throw source.error([...at, 'target'], 'This action has no target.', remedy)
  }
  if (description !== undefined && typeof description !== 'string') {
    throw source.error(
      [...at, 'description'],
      'The description is not a string.',
      'Write it in quotes.',
    )
  }
  if (remove !== undefined && typeof remove !== 'boolean') {
    throw source.error([...at, 'remove'], 'remove is not true or false.', 'Write “remove: true”.')
  }
  if (copy !== undefined && typeof copy !== 'string') {
    throw source.error(
      [...at, 'copy'],
      'The source of copy is not a JSONPath.',
      'Write it as a string.',
    )
  }
  for (const [member, path] of Object.entries({ target, ...(copy !== undefined && { copy }) })) {
    const fault = queryFault(path)
    if (fault === undefined) continue
    const problem = `“${shortened(path)}” is no JSONPath (RFC 9535): ${shortened(fault)}.`
    const remedy = "Begin with $, and write names as in $.paths['/rates']."
    throw source.error([...at, member], problem, remedy)
  }
  return { target, change: changeOf(action), at }
}

/** remove goes before the others; of the others there is to be one. */
function changeOf({ update, remove, copy }: SchemaNode): Change {
  if (remove === true) return { kind: 'remove' }
  if (update !== undefined) return { kind: 'update', value: update }
  return typeof copy === 'string' ? { kind: 'copy', from: copy } : { kind: 'none' }
}
