import { escapeTerminal } from '../../report/escape-terminal.js'
import { formatCount } from '../../report/format-count.js'
import { matchesPattern } from '../../run/matches-pattern.js'
import type { Repeat } from '../../run/plan-run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { CommandError } from '../command-error.js'
import type { RunFlags } from '../flags/run-flags.js'
import { asLastTime, checkSameTarget } from '../last-run/as-last-time.js'
import { type LastRun, readLastRun } from '../last-run/read-last-run.js'
import { leftOf, whatToRepeat } from '../last-run/what-to-repeat.js'

/** What `--failed` comes to. */
export interface OpenRepeat {
  /** With the target of the last run, and the interfaces of which something is left. */
  readonly flags: RunFlags
  readonly repeat: Repeat
  /** What is repeated, in a line. */
  readonly said: string
  /**
   * @throws CommandError where the target, as it may be shown, is another than that of the last run
   */
  check(target: { readonly baseUrl: string; readonly embedded: boolean }): void
}

/**
 * Looks what the last run left failed or inconclusive.
 *
 * @returns undefined where it left nothing
 * @throws CommandError where there is no last run, or it is not the one that the flags mean
 */
export async function openRepeat(given: RunFlags): Promise<OpenRepeat | undefined> {
  const last = readLastRun(given.out)
  const { only = [], ...flags } = asLastTime(given, last)
  const all = leftOf(last)
  if (all.length === 0) return undefined
  const left = all
    .filter((one) => given.interface?.includes(one.interface) ?? true)
    .filter((one) => only.length === 0 || only.some((pattern) => isMeant(one, pattern)))
  if (left.length === 0) throw new CommandError(nothingMeant(given, all, last))
  return {
    flags: { ...flags, interface: [...new Set(left.map((one) => one.interface))] },
    repeat: await whatToRepeat(last, left),
    said: said(left, last),
    check: (target) => checkSameTarget(target, last),
  }
}

const isMeant = ({ id, judges }: RequirementResult, pattern: string): boolean =>
  [id, ...judges].some((one) => matchesPattern(one, pattern))

function nothingMeant(
  { interface: names, only }: RunFlags,
  all: readonly RequirementResult[],
  { file }: LastRun,
): string {
  const options = [
    ...(names === undefined ? [] : [`--interface ${names.join(' ')}`]),
    ...(only === undefined ? [] : [`--only ${only.join(' ')}`]),
  ]
  return `of the ${formatCount(all.length)} requirements that ${file} has as failed or inconclusive, none is meant by ${options.join(' and ')}; leave that out, or run it without --failed`
}

function said(left: readonly RequirementResult[], { run, file }: LastRun): string {
  const count = (verdict: string): number => left.filter((one) => one.verdict === verdict).length
  const undecided = left.length - count('fail') - count('warn')
  const counts = [
    ...(count('fail') > 0 ? [`${formatCount(count('fail'))} failed`] : []),
    ...(count('warn') > 0 ? [`${formatCount(count('warn'))} warned`] : []),
    ...(undecided > 0 ? [`${formatCount(undecided)} undecided`] : []),
  ]
  return `Repeating what ${escapeTerminal(file)} of ${escapeTerminal(run.started)} left: ${counts.join(', ')}`
}
