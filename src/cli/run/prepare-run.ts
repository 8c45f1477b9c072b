import { suitesFor } from '../../run/load-suites.js'
import type { NamedRun } from '../../run/named-run.js'
import { readNamed } from '../compare/read-named.js'
import type { RunFlags } from '../flags/run-flags.js'
import { loadChosen } from '../load-chosen.js'
import { supplementsFor } from '../supplements-for.js'
import { withUsualProfile } from '../with-usual-profile.js'
import { checkPatterns } from './check-patterns.js'
import { type OpenBaseline, openBaseline } from './open-baseline.js'
import { type OpenRepeat, openRepeat } from './open-repeat.js'

/** What a run is made of, all read and checked before anything is sent or written. */
export interface PreparedRun {
  readonly flags: RunFlags
  /** What the run repeats, where it repeats a part of the last one. */
  readonly again: OpenRepeat | undefined
  readonly supplements: ReturnType<typeof supplementsFor>
  readonly contract: ReturnType<typeof loadChosen>
  readonly suites: Awaited<ReturnType<typeof suitesFor>>
  readonly baseline: OpenBaseline
  /** The run that this one is compared with, read before it may be written over. */
  readonly earlier: NamedRun | undefined
  readonly seed: number
}

/** @returns undefined where the last run left nothing to repeat */
export async function prepareRun(given: RunFlags): Promise<PreparedRun | undefined> {
  const again = given.failed ? await openRepeat(given) : undefined
  if (given.failed && again === undefined) return undefined
  const flags = again?.flags ?? withUsualProfile(given)
  const supplements = supplementsFor(flags)
  const contract = loadChosen(flags.interface, supplements)
  const suites = await suitesFor(contract)
  checkPatterns(flags.only ?? [], contract, suites)
  return {
    flags,
    again,
    supplements,
    contract,
    suites,
    baseline: openBaseline(flags, supplements),
    earlier: flags.compare === undefined ? undefined : readNamed(flags.compare),
    seed: flags.seed ?? Math.floor(Math.random() * 2 ** 31),
  }
}
