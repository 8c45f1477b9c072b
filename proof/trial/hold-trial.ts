import type { Run } from '../../src/run/run.js'
import { certifyBank } from './certify-bank.js'
import { concernedByAny } from '../footprints/concerned-by.js'
import type { Footprints } from '../footprints/footprint.js'
import { interfacesOfAll } from './interfaces-of.js'
import type { Laboratory } from './open-laboratory.js'
import type { Trial } from './trial.js'

/**
 * Certifies the reference bank with variations in force.
 *
 * @param names of a defect or of liberties; none for the honest bank
 * @param footprints of the honest bank: scenarios for which nothing is different are left out, unless what
 *   the others come to is not what it should be; then all of them are performed, and that counts
 */
export async function holdTrial(
  names: readonly string[],
  laboratory: Laboratory,
  footprints?: Footprints,
): Promise<Trial> {
  const defects = laboratory.defects.filter(({ name }) => names.includes(name))
  const liberties = laboratory.liberties.filter(({ name }) => names.includes(name))
  const all = [...defects, ...liberties]
  const variations = names.flatMap((wanted) => all.filter(({ name }) => name === wanted))
  const scope = {
    interfaces: interfacesOfAll(variations),
    wire: liberties.some(({ wire }) => wire === true),
  }
  const due = defects
    .flatMap(({ breaks }) => breaks)
    .toSorted()
    .join()
  const from = performance.now()

  const hold = async (concerned: ReadonlySet<string> | undefined): Promise<Trial> => {
    const run = await certifyBank(laboratory, {
      variations,
      ...scope,
      ...(concerned && { concerned }),
    })
    const kind = defects.length > 0 ? 'defect' : liberties.length > 0 ? 'liberty' : 'honest'
    const milliseconds = performance.now() - from
    return { ...outcomeOf(run), name: names.join(' + '), members: names, kind, milliseconds }
  }

  const concerned = footprints && (await concernedByAny(variations, footprints, scope))
  if (concerned === undefined || concerned.size === 0) return hold(undefined)
  const trial = await hold(concerned)
  const { failed, errors } = trial
  const asDue = failed.toSorted().join() === due && errors.length === 0
  return asDue ? trial : hold(undefined)
}

function outcomeOf(run: Run): Omit<Trial, 'name' | 'members' | 'kind' | 'milliseconds'> {
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
