import { concernedByAny } from '../footprints/concerned-by.js'
import { deciding } from '../footprints/deciding.js'
import type { Footprints } from '../footprints/footprint.js'
import { certifyBank } from '../trial/certify-bank.js'
import type { TrialSetup } from '../trial/open-trial-setup.js'
import { outcomeOf } from '../trial/outcome-of.js'
import type { Trial } from '../trial/trial.js'
import { inEveryNth } from './in-every-nth.js'
import type { Intermittence } from './intermittence.js'

/** What came of a defect that shows now and then. */
export interface IntermittentTrial extends Pick<Trial, 'name' | 'failed'> {
  readonly breaks: readonly string[]
  /** The folder that it is in. */
  readonly scope: string
  /** How often it could have shown: below n, it never did. */
  readonly occasions: number
}

/** Certifies the reference bank with a defect that shows in every nth answer of those that it is about. */
export async function holdIntermittently(
  name: string,
  setup: TrialSetup,
  footprints: Footprints,
  { every, rounds }: Intermittence,
): Promise<IntermittentTrial> {
  const defect = setup.defects.find((one) => one.name === name)
  if (defect === undefined) throw new Error(`there is no defect called ${name}`)
  const scope = { interfaces: defect.interfaces, wire: false }
  const concerned = await concernedByAny([defect], footprints, scope)
  const decided = deciding(setup.planFor(defect.interfaces), new Set(defect.breaks))
  const { variation, occasions } = inEveryNth(defect, every)
  const failed = new Set<string>()
  for (let seed = 1; seed <= rounds; seed += 1) {
    const run = await certifyBank(setup, {
      variations: [variation],
      ...scope,
      often: true,
      concerned: concerned && new Set([...concerned, ...decided]),
      seed,
    })
    for (const id of outcomeOf(run).failed) failed.add(id)
  }
  const { breaks, scope: folder } = defect
  return { name, failed: [...failed], breaks, scope: folder, occasions: occasions() }
}
