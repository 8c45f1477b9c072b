import type { Contract } from '../../contract/contract.js'
import { type LinkTo, openLinks } from '../../report/terminal/open-links.js'
import { listScenarios } from '../../run/list-scenarios.js'
import { type Suites, suitesFor } from '../../run/load-suites.js'
import { matchesPattern } from '../../run/matches-pattern.js'
import type { Repeat } from '../../run/plan-run.js'
import { CommandError } from '../command-error.js'
import type { WatchFlags } from '../flags/watch-flags.js'
import { asLastTime } from '../last-run/as-last-time.js'
import { readLastRun } from '../last-run/read-last-run.js'
import { whatToRepeat } from '../last-run/what-to-repeat.js'
import { loadChosen } from '../load-chosen.js'
import { checkPatterns } from '../run/check-patterns.js'
import { supplementsFor } from '../supplements-for.js'
import { withUsualProfile } from '../with-usual-profile.js'

/** What is tested in each round. */
export interface Watched {
  readonly flags: WatchFlags & { readonly interface: readonly string[] }
  readonly only: readonly string[]
  readonly repeat?: Repeat
  /** To the report of the last run. */
  readonly linkTo: LinkTo
}

/** What the flags name, or what failed in the last run. */
export const whatToWatch = async (given: WatchFlags): Promise<Watched> =>
  given.only === undefined ? whatFailed(given) : named(given, given.only)

async function named(given: WatchFlags, only: readonly string[]): Promise<Watched> {
  const flags = withUsualProfile(given)
  if (flags.profile === undefined && flags.baseUrl === undefined)
    throw new CommandError('watch needs a target: name its --profile or its --base-url')
  const contract = loadChosen(given.interface, supplementsFor(flags))
  const suites = await suitesFor(contract)
  checkPatterns(only, contract, suites)
  return {
    flags: { ...flags, interface: interfacesOf(only, contract, suites) },
    only,
    linkTo: openLinks(undefined, []),
  }
}

/** Interfaces that patterns are about: no round looks at others. */
function interfacesOf(
  only: readonly string[],
  contract: Contract,
  suites: Suites,
): readonly string[] {
  const isMeant = ({ id }: { readonly id: string }): boolean =>
    only.some((pattern) => matchesPattern(id, pattern))
  const requirements = contract.interfaces.flatMap((one) => one.requirements)
  const meant = [...requirements, ...listScenarios(contract, suites)].filter(isMeant)
  return [...new Set(meant.map((one) => one.interface))]
}

async function whatFailed(given: WatchFlags): Promise<Watched> {
  const last = readLastRun(given.out)
  const flags = asLastTime(given, last)
  if (flags.profile === undefined && flags.baseUrl === undefined)
    throw new CommandError(
      `${last.file} is from a run against the embedded reference bank, which never changes; name a --profile or a --base-url and what to test with --only`,
    )
  const failed = last.run.requirements
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
    .filter((one) => given.interface?.includes(one.interface) ?? true)
  if (failed.length === 0)
    throw new CommandError(
      `nothing failed in the last run (${last.file}); name what to test with --only`,
    )
  return {
    flags: { ...flags, interface: [...new Set(failed.map((one) => one.interface))] },
    only: [],
    linkTo: openLinks(last.page, last.run.findings),
    repeat: await whatToRepeat(last, failed),
  }
}
