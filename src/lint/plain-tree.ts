import { DefinitionError } from './definition-error.js'
import { depthLimit } from './depth-limit.js'
import { dereference } from './dereference.js'
import type { Library } from './library.js'
import { measureTree } from './measure-tree.js'

/** Rules walk every path of the tree; beyond this they would take minutes. */
const valueLimit = 5_000_000

/**
 * The dereferenced definition, if it is small enough to be walked.
 *
 * @throws DefinitionError for a bomb: references or YAML aliases that unfold to far more than the text
 */
export function plainTree(library: Library): unknown {
  const { shown } = library.root
  try {
    const tree = dereference(library)
    const { values, depth, endless } = measureTree(tree)
    if (endless)
      throw new DefinitionError('a YAML alias contains itself', {
        file: shown,
        remedy: 'Write the part out, or use `$ref`, which may lead in circles.',
      })
    if (values > valueLimit)
      throw new DefinitionError(
        `its references and aliases unfold to ${values.toExponential(1)} values; at most ${valueLimit.toLocaleString('en')} are linted`,
        { file: shown, remedy: 'Nest fewer shared parts within shared parts.' },
      )
    if (depth <= depthLimit) return tree
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new DefinitionError(`with its references it nests more than ${depthLimit} levels deep`, {
    file: shown,
    remedy: 'Flatten it, or shorten the chain of references.',
  })
}
