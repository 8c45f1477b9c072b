import { loadChosen } from '../../src/cli/load-chosen.js'
import { CommandError } from '../../src/cli/command-error.js'
import { didYouMean } from '../../src/cli/did-you-mean.js'
import type { ProveFlags } from '../../src/cli/flags/prove-flags.js'
import { formatCount } from '../../src/report/format-count.js'
import type { Defect } from '../defect.js'
import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'
import { changedFiles } from './changed-files.js'
import { readImporters } from './importers.js'
import { reachOf } from './reach-of.js'
import { reachedBy } from './reached-by.js'

type Known = readonly (Listed<Defect> | Listed<Liberty>)[]

/** What is going to be tried. */
interface Chosen {
  /** Names; the empty one is the honest bank. */
  readonly names: readonly string[]
  readonly interfaces: readonly string[] | undefined
  /** Whether all that can kill a requirement of these interfaces is among them. */
  readonly isWhole: boolean
  /** Why these, in a sentence. */
  readonly because?: string
}

const honest = ''

/**
 * Chooses trials as the flags say.
 *
 * @throws CommandError for what is not known
 */
export async function chooseTrials(flags: ProveFlags, known: Known): Promise<Chosen> {
  const { defect: named, interface: interfaces, changed } = flags
  if (interfaces !== undefined) loadChosen(interfaces)
  const unknown = named?.find((name) => !known.some((one) => one.name === name))
  if (unknown !== undefined) {
    const names = known.map(({ name }) => name)
    throw new CommandError(
      `there is no defect or liberty called ${unknown}${didYouMean(unknown, names)} (assay list defects and assay list liberties show all)`,
    )
  }
  const meant = known.filter(
    (one) =>
      (named?.includes(one.name) ?? true) &&
      (interfaces === undefined || shares(one.interfaces, interfaces)),
  )
  if (changed === undefined) {
    const names = meant.map(({ name }) => name)
    return {
      names: named === undefined ? [honest, ...names] : names,
      interfaces: interfacesFor(meant, interfaces, named === undefined),
      isWhole: named === undefined,
    }
  }
  const since = changed === true ? 'HEAD' : changed
  const reach = reachOf(await changedFiles(since), readImporters())
  const reached = await reachedBy(reach)
  const left = meant.filter(({ name }) => reached?.has(name) ?? true)
  const because =
    reach.everything === undefined
      ? `${formatCount(left.length)} of ${formatCount(meant.length)} defects and liberties concern what changed since ${since}; ${formatCount(meant.length - left.length)} are left out`
      : `${reach.everything} changed since ${since}, which concerns every trial; none is left out`
  return {
    names: left.length === 0 ? [] : [honest, ...left.map(({ name }) => name)],
    interfaces: interfacesFor(left, interfaces, left.length > 0),
    isWhole: left.length === known.length,
    because,
  }
}

const shares = (own: readonly string[] | undefined, others: readonly string[]): boolean =>
  own === undefined || own.some((name) => others.includes(name))

/** What has to be loaded for these: their own interfaces, and for those that show themselves in all, the chosen ones. */
function interfacesFor(
  meant: Known,
  chosen: readonly string[] | undefined,
  withHonest: boolean,
): readonly string[] | undefined {
  const own = meant.map((one) => one.interfaces)
  const isEverywhere = withHonest || own.includes(undefined)
  if (chosen === undefined && isEverywhere) return undefined
  return [...new Set([...(isEverywhere ? (chosen ?? []) : []), ...own.flatMap((one) => one ?? [])])]
}
