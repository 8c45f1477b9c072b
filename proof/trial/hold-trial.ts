import type { Run } from '../../src/run/run.js'
import { certifyBank } from './certify-bank.js'
import { concernedBy } from '../footprints/concerned-by.js'
import type { Footprints } from '../footprints/footprint.js'
import { interfacesOf } from './interfaces-of.js'
import type { Laboratory } from './open-laboratory.js'
import type { Trial } from './trial.js'

/**
 * Certifies the reference bank with one variation in force.
 *
 * @param name of a defect or a liberty; empty for the honest bank
 * @param footprints of the honest bank: scenarios for which nothing is different are left out, unless what
 *   the others come to is not what it should be; then all of them are performed, and that counts
 */
export async function holdTrial(
  name: string,
  laboratory: Laboratory,
  footprints?: Footprints,
): Promise<Trial> {
  const defect = laboratory.defects.find((one) => one.name === name)
  const liberty = laboratory.liberties.find((one) => one.name === name)
  const variation = defect ?? liberty
  const wire = liberty?.wire === true
  const scope = { interfaces: variation && interfacesOf(variation), wire }
  const due = [...(defect?.breaks ?? [])].toSorted().join()
  const from = performance.now()

  const hold = async (concerned: ReadonlySet<string> | undefined): Promise<Trial> => {
    const run = await certifyBank(laboratory, {
      variations: variation ? [variation] : [],
      ...scope,
      ...(concerned && { concerned }),
    })
    const kind = defect ? 'defect' : liberty ? 'liberty' : 'honest'
    return { ...outcomeOf(run), name, kind, milliseconds: performance.now() - from }
  }

  const concerned = variation && footprints && (await concernedBy(variation, footprints, scope))
  if (concerned === undefined || concerned.size === 0) return hold(undefined)
  const trial = await hold(concerned)
  const { failed, errors } = trial
  const asDue = failed.toSorted().join() === due && errors.length === 0
  return asDue ? trial : hold(undefined)
}

function outcomeOf(run: Run): Omit<Trial, 'name' | 'kind' | 'milliseconds'> {
  const of = (verdict: string): readonly string[] =>
    run.requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)
  return {
    failed: of('fail'),
    errors: of('error'),
    inconclusive: of('inconclusive'),
    telling: run.findings
      .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
      .slice(0, 8)
      .map(
        ({ requirement, scenario, expected, actual, because, deviations = [] }) =>
          `${requirement} (${scenario}): ${because ?? `expected ${expected}, got ${actual}`}${deviations
            .slice(0, 3)
            .map((one) => `; ${one.operation}: ${one.expected}, got ${one.actual}`)
            .join('')}`,
      ),
    exchanges: run.exchanged.count,
  }
}
