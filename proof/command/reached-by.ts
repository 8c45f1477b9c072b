import { openLinter } from '../../src/cli/run/open-linter.js'
import { concernedBy } from '../footprints/concerned-by.js'
import { traceBank } from '../footprints/trace-bank.js'
import { openTrialSetup } from '../trial/open-trial-setup.js'
import { rememberLint } from '../trial/remember-lint.js'
import type { Reach } from './reach-of.js'

/**
 * Finds the variations that a change may make a difference to: those that changed, those of an interface that
 * changed, and those that concern, or break what is decided by, a scenario that changed.
 *
 * @returns names; undefined for all
 */
export async function reachedBy(reach: Reach): Promise<ReadonlySet<string> | undefined> {
  if (reach.everything !== undefined) return undefined
  const linter = openLinter()
  try {
    const setup = await openTrialSetup(rememberLint(linter))
    const changed = setup.planFor(undefined).scenarios.filter(({ file }) => reach.suites.has(file))
    const concerned = [...new Set(changed.map((one) => one.interface))]
    const verified = new Set(changed.flatMap(({ verifies }) => verifies))
    const footprints =
      changed.length > 0
        ? await traceBank(setup, concerned, new Set(changed.map(({ id }) => id)))
        : undefined

    const reached = new Set<string>()
    for (const variation of [...setup.defects, ...setup.liberties]) {
      const { interfaces: own } = variation
      const isOf = (names: Iterable<string>): boolean =>
        [...names].some((name) => own?.includes(name) ?? true)
      const isReached =
        reach.variations.has(variation.file) ||
        isOf(reach.interfaces) ||
        ('breaks' in variation && variation.breaks.some((id) => verified.has(id))) ||
        (footprints !== undefined &&
          isOf(concerned) &&
          (
            await concernedBy(variation, footprints, {
              interfaces: own,
              wire: 'wire' in variation && variation.wire === true,
            })
          )?.size !== 0)
      if (isReached) reached.add(variation.name)
    }
    return reached
  } finally {
    await linter.close()
  }
}
