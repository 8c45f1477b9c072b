import type { Defect } from '../../../proof/defect.js'
import type { BankSeams } from '../../reference/bank.js'
import { CommandError } from '../command-error.js'
import { didYouMean } from '../did-you-mean.js'
import { nearestBeginning } from '../nearest-beginning.js'

/** Defects that were requested, and what puts them in force. */
interface Planted {
  readonly defects: readonly Defect[]
  readonly seams: BankSeams
}

/**
 * Finds defects by name.
 *
 * @throws CommandError when there is none of a name
 */
export async function plantDefects(names: readonly string[]): Promise<Planted> {
  if (names.length === 0) return { defects: [], seams: {} }
  const { listDefects } = await import('../../../proof/list-defects.js')
  const { plant } = await import('../../../proof/plant.js')
  const known = await listDefects()
  const defects = names.map((name) => {
    const defect = known.find((one) => one.name === name)
    if (defect !== undefined) return defect
    const names = known.map((one) => one.name)
    const begins = nearestBeginning(name, names)
    const begun = begins && names.find((one) => one.startsWith(begins))
    const meant = didYouMean(name, names) || (begun ? `; did you mean ${begun}?` : '')
    throw new CommandError(`there is no defect ${name}${meant} (assay list defects shows all)`)
  })
  return { defects, seams: plant(defects) }
}
