import type { SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import { mergeValues } from './merge-values.js'
import type { Origins } from './origins.js'
import type { Overlay, OverlayAction } from './overlay.js'
import { removeNodes } from './remove-nodes.js'
import { type Selected, selectNodes } from './select-nodes.js'

/**
 * Applies the actions of an overlay in their order, each to what the one before made of the definition.
 *
 * @param definition is changed in place
 * @param origins records what comes from the overlay
 * @throws ContractError for an action that cannot be performed
 */
export function applyOverlay(definition: SchemaNode, overlay: Overlay, origins: Origins): void {
  for (const action of overlay.actions) {
    const selected = selectNodes(definition, action.target, 'target', action, overlay)
    const { change } = action
    if (change.kind === 'none') continue
    if (change.kind === 'remove') {
      removeNodes(definition, selected, origins, () => {
        const remedy = 'Target what is within it.'
        return refusal(overlay, action, 'target', 'The whole definition cannot be removed.', remedy)
      })
      continue
    }
    const { value, member } =
      change.kind === 'update'
        ? { value: change.value, member: 'update' }
        : { value: copied(definition, change.from, action, overlay), member: 'copy' }
    checkKinds(selected, overlay, action)
    for (const node of selected) {
      mergeValues(definition, node, value, {
        edition: overlay.edition,
        note: (part, within) =>
          origins.note(part, { source: overlay.source, at: [...action.at, member, ...within] }),
        refuse: (within, problem, remedy) =>
          overlay.source.error([...action.at, member, ...within], problem, remedy),
      })
    }
  }
}

function copied(
  definition: SchemaNode,
  from: string,
  action: OverlayAction,
  overlay: Overlay,
): unknown {
  const [first, ...others] = selectNodes(definition, from, 'copy', action, overlay)
  if (others.length === 0) return first?.value
  const remedy = 'Narrow it down to one.'
  throw refusal(overlay, action, 'copy', `“${from}” matches ${others.length + 1} parts.`, remedy)
}

/** What is to be changed alike has to be alike: all objects, all arrays or, from 1.1 on, all values. */
function checkKinds(selected: readonly Selected[], overlay: Overlay, action: OverlayAction): void {
  const kinds = new Set(selected.map(({ value }) => kindOf(value)))
  if (kinds.has('value') && overlay.edition === '1.0') {
    const problem = `“${action.target}” matches a value that is neither an object nor an array.`
    const remedy = 'Target the object that holds it, and write the whole member in update.'
    throw refusal(overlay, action, 'target', problem, remedy)
  }
  if (kinds.size < 2) return
  const problem = `“${action.target}” matches values of different kinds.`
  throw refusal(overlay, action, 'target', problem, 'Write an action for each kind.')
}

const kindOf = (value: unknown): 'object' | 'array' | 'value' => {
  if (typeof value !== 'object' || value === null) return 'value'
  return Array.isArray(value) ? 'array' : 'object'
}

function refusal(
  { source }: Overlay,
  { at }: OverlayAction,
  member: string,
  problem: string,
  remedy: string,
): Error {
  const place: SourcePath = [...at, member]
  return source.error(place, problem, remedy)
}
