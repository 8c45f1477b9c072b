import { askingFor } from '../footprints/asking-for.js'
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

/** A bank that takes 50 ms for each answer, as targets do: what was there long before and is there long afterwards is known in the middle. */
const pace = { concurrency: 16, delay: () => 50 }

/** Certifies the reference bank with a defect that shows in every nth answer of those that it is about. */
export async function holdIntermittently(
  name: string,
  setup: TrialSetup,
  footprints: Footprints,
  { every, rounds }: Intermittence,
): Promise<IntermittentTrial> {
  const planted = setup.defects.find((one) => one.name === name)
  if (planted === undefined) throw new Error(`there is no defect called ${name}`)
  const scope = { interfaces: planted.interfaces, wire: false }
  const isFound = (failed: ReadonlySet<string>): boolean =>
    planted.breaks.some((id) => failed.has(id))
  const hold = async (
    concerned: ReadonlySet<string> | undefined,
  ): Promise<Pick<IntermittentTrial, 'failed' | 'occasions'>> => {
    // A bank goes on counting from round to round: what is due at the same request each time would hide otherwise.
    const { variation, occasions } = inEveryNth(planted, every)
    const failed = new Set<string>()
    // What was found needs no further round.
    for (let seed = 1; seed <= rounds && !isFound(failed); seed += 1) {
      const run = await certifyBank(setup, {
        variations: [variation],
        ...scope,
        often: true,
        pace,
        concerned,
        seed,
      })
      for (const id of outcomeOf(run).failed) failed.add(id)
    }
    return { failed: [...failed], occasions: occasions() }
  }
  const plan = setup.planFor(planted.interfaces)
  const broken = planted.breaks.flatMap((id) => setup.contract.requirement(id)?.operations ?? [])
  const own = await concernedByAny([planted], footprints, scope)
  const deciders = deciding(plan, new Set(planted.breaks))
  const first = own && new Set([...own, ...deciders])
  // What a defect remembers of other answers may take those that ask for the same.
  const wider = first && new Set([...first, ...askingFor(footprints, broken)])
  let held = await hold(first)
  if (!isFound(new Set(held.failed)) && wider?.size !== first?.size) held = await hold(wider)
  const { breaks, scope: folder } = planted
  return { name, breaks, scope: folder, ...held }
}
