import { certifyBank } from './certify-bank.js'
import { askingFor } from '../footprints/asking-for.js'
import { deciding } from '../footprints/deciding.js'
import { concernedByAny } from '../footprints/concerned-by.js'
import type { Footprints } from '../footprints/footprint.js'
import type { TrialSetup } from './open-trial-setup.js'
import { outcomeOf, surprisesOf } from './outcome-of.js'
import type { Trial } from './trial.js'
import { watchVariation } from './watch-variation.js'

/**
 * Certifies the reference bank with variations in force.
 *
 * @param names of defects or of liberties; none for the honest bank
 * @param footprints of the honest bank: scenarios for which nothing is different are left out. Where what the others
 *   come to is not what it should be, those are performed as well that decide what is broken, then those that ask for
 *   the same operations, and if need be all, and that counts
 */
export async function holdTrial(
  names: readonly string[],
  setup: TrialSetup,
  footprints?: Footprints,
): Promise<Trial> {
  const defects = setup.defects.filter(({ name }) => names.includes(name))
  const liberties = setup.liberties.filter(({ name }) => names.includes(name))
  const all = [...defects, ...liberties]
  const variations = names.flatMap((wanted) => all.filter(({ name }) => name === wanted))
  const scope = {
    interfaces: interfacesOfAll(variations.map(({ interfaces }) => interfaces)),
    wire: liberties.some(({ wire }) => wire === true),
  }
  const due = new Set([
    ...defects.flatMap(({ breaks }) => breaks),
    ...liberties.flatMap(({ warns = [] }) => warns),
  ])
  const from = performance.now()

  const kind = defects.length > 0 ? 'defect' : liberties.length > 0 ? 'liberty' : 'honest'
  const named = (): Pick<Trial, 'name' | 'members' | 'kind' | 'milliseconds'> => ({
    name: names.join(' + '),
    members: names,
    kind,
    milliseconds: performance.now() - from,
  })

  const hold = async (concerned: ReadonlySet<string> | undefined): Promise<Trial> => {
    // Where several liberties are in force, one may leave another nothing to do.
    const watched = liberties.length > 1 ? variations.map(watchVariation) : undefined
    const run = await certifyBank(setup, {
      variations: watched?.map((one) => one.variation) ?? variations,
      ...scope,
      concerned,
    })
    // Whatever else a defect does besides what it breaks is its own affair.
    const surprises = kind === 'defect' ? [] : surprisesOf(run)
    const outcome = outcomeOf(run)
    const { failed, errors } = outcome
    const isAsDue =
      failed.length === due.size &&
      failed.every((id) => due.has(id)) &&
      errors.length + surprises.length === 0
    return {
      ...outcome,
      surprises,
      isAsDue,
      hidden: names.filter((_name, at) => watched?.[at]?.acted() === false),
      ...named(),
    }
  }

  if (footprints === undefined) return hold(undefined)
  const concerned = await concernedByAny(variations, footprints, scope)
  if (concerned === undefined) return hold(undefined)
  // A liberty that no scenario meets leaves the honest bank as it is, which has a trial of its own.
  if (concerned.size === 0 && defects.length === 0) return { ...unseen, ...named() }
  const broken = [...due].flatMap((id) => setup.contract.requirement(id)?.operations ?? [])
  const plan = setup.planFor(scope.interfaces)
  let performed: ReadonlySet<string> = new Set()
  let trial: Trial | undefined
  for (const more of [concerned, deciding(plan, due), askingFor(footprints, broken)]) {
    const wider = new Set([...performed, ...more])
    if (wider.size === performed.size) continue
    performed = wider
    trial = await hold(performed)
    if (trial.isAsDue) return trial
  }
  // Where several are not as they should be, each is tried alone.
  return defects.length > 1 && trial !== undefined ? trial : hold(undefined)
}

/** What comes of a bank for which nothing is different. */
const unseen: Outcome = {
  failed: [],
  errors: [],
  inconclusive: [],
  surprises: [],
  quiet: [],
  telling: [],
  isAsDue: true,
  hidden: [],
  exchanges: 0,
}

/** Interfaces that any of some variations may show itself in; undefined for all of them, and where there is none. */
const interfacesOfAll = (
  each: readonly (readonly string[] | undefined)[],
): readonly string[] | undefined =>
  each.length === 0 || each.includes(undefined)
    ? undefined
    : [...new Set(each.flatMap((names) => names ?? []))]

type Outcome = Omit<Trial, 'name' | 'members' | 'kind' | 'milliseconds'>
