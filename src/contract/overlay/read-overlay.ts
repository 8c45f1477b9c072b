import { isNode } from '../is-node.js'
import type { Source } from '../read-source.js'
import type { Overlay } from './overlay.js'
import { readAction } from './read-action.js'
import { refuseStrangers } from './refuse-strangers.js'

/**
 * Reads an OpenAPI Overlay 1.0 or 1.1 document (Overlay Specification, Overlay Object).
 *
 * @throws ContractError for a version that is not known, and for members that are missing, unknown or of
 * the wrong type
 */
export function readOverlay(source: Source): Overlay {
  const { overlay, info, extends: target, actions } = source.value
  const edition = editionOf(overlay)
  if (edition === undefined) {
    const problem =
      overlay === undefined
        ? 'This is not an OpenAPI Overlay: it has no member overlay.'
        : `There is no version ${JSON.stringify(overlay)} of OpenAPI Overlay that Assay reads.`
    throw source.error(['overlay'], problem, "Write “overlay: '1.0.0'”.")
  }
  refuseStrangers(source, [], source.value, ['overlay', 'info', 'extends', 'actions'])
  if (!isNode(info)) {
    const remedy = 'Give it info with title and version.'
    throw source.error(['info'], 'The overlay has no info.', remedy)
  }
  const more = edition === '1.1' ? ['description'] : []
  refuseStrangers(source, ['info'], info, ['title', 'version', ...more])
  const { title, version } = info
  for (const [member, value] of Object.entries({ title, version })) {
    if (typeof value === 'string') continue
    const problem = `The ${member} of the overlay is not a string.`
    throw source.error(['info', member], problem, 'Write it in quotes.')
  }
  if (target !== undefined && typeof target !== 'string') {
    throw source.error(
      ['extends'],
      'The member extends of the overlay is not a URL.',
      'Leave it out.',
    )
  }
  if (!Array.isArray(actions) || actions.length === 0) {
    const remedy = 'List at least one, with target and update.'
    throw source.error(['actions'], 'The overlay has no actions.', remedy)
  }
  return {
    source,
    title: String(title),
    version: String(version),
    edition,
    actions: actions.map((action, index) => {
      const twin = actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(action))
      if (twin < index) {
        const problem = 'This action exists twice.'
        throw source.error(['actions', index], problem, 'Keep one of the two.')
      }
      return readAction(source, ['actions', index], action, edition)
    }),
  }
}

/** Patches are to make no difference (Overlay Specification, Versions). */
function editionOf(value: unknown): Overlay['edition'] | undefined {
  const found = typeof value === 'string' ? /^(1\.[01])\.\d+$/.exec(value)?.[1] : undefined
  return found as Overlay['edition'] | undefined
}
