import { packagedModules } from '../src/modules/packaged-modules.js'
import type { Variation } from './variation.js'

/** A variation as it was found. */
export type Listed<Kind extends Variation> = Kind & {
  /** The folder that it is in: the interface that it changes, or `shared`. */
  readonly scope: string
  /** Relative to the project, in the source: `proof/defects/accounts/labels.ts`. */
  readonly file: string
  /** Interfaces that it may show itself in; absent for all of them. */
  readonly interfaces?: readonly string[]
}

/**
 * Loads every variation of a folder, in the order of their names. A file
 * exports one or, made by a table, several.
 *
 * @throws Error when a file exports something else or two variations have one name
 */
export async function listVariations(
  folder: 'defects' | 'liberties',
): Promise<Listed<Variation>[]> {
  const found = (await packagedModules(`proof/${folder}`)).map(({ file, module }) =>
    [module['default']].flat().map((one) => {
      if (isVariation(one)) return { ...one, scope: file.split('/')[2] ?? '', file }
      throw new Error(`${file} exports no variation`)
    }),
  )
  const variations = found.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const twice = variations.find(({ name }, position) => name === variations[position + 1]?.name)
  if (twice !== undefined) throw new Error(`two ${folder} are named ${twice.name}`)
  return variations
}

function isVariation(value: unknown): value is Variation {
  return typeof value === 'object' && value !== null && 'name' in value && 'sentence' in value
}
