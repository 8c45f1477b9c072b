import type { Variation } from '../../../proof/variation.js'
import type { BankSeams } from '../../reference/bank.js'
import { CommandError } from '../command-error.js'
import { didYouMean } from '../did-you-mean.js'
import { nearestBeginning } from '../nearest-beginning.js'

/** Names of what a bank does otherwise. */
interface Wanted {
  readonly defects: readonly string[]
  readonly liberties: readonly string[]
}

/** What was found by these names, and what puts it in force. */
interface Planted {
  readonly defects: readonly Variation[]
  readonly liberties: readonly Variation[]
  readonly seams: BankSeams
}

/**
 * Finds defects and liberties by name.
 *
 * @throws CommandError when there is none of a name
 */
export async function plantVariations(wanted: Wanted): Promise<Planted> {
  if (wanted.defects.length + wanted.liberties.length === 0)
    return { defects: [], liberties: [], seams: {} }
  const { listDefects } = await import('../../../proof/list-defects.js')
  const { listLiberties } = await import('../../../proof/list-liberties.js')
  const { plant } = await import('../../../proof/plant.js')
  const [known, free] = await Promise.all([listDefects(), listLiberties()])
  const defects = wanted.defects.map((name) => find(known, name, ['defect', 'defects']))
  const liberties = wanted.liberties.map((name) => find(free, name, ['liberty', 'liberties']))
  return { defects, liberties, seams: plant([...defects, ...liberties]) }
}

function find(
  known: readonly Variation[],
  name: string,
  [one, all]: readonly [one: string, all: string],
): Variation {
  const found = known.find((variation) => variation.name === name)
  if (found !== undefined) return found
  const names = known.map((variation) => variation.name)
  const begins = nearestBeginning(name, names)
  const begun = begins && names.find((other) => other.startsWith(begins))
  const meant = didYouMean(name, names) || (begun ? `; did you mean ${begun}?` : '')
  throw new CommandError(`there is no ${one} ${name}${meant} (assay list ${all} shows all)`)
}
