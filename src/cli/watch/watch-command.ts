import { setImmediate } from 'node:timers/promises'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { type LinkTo, openLinks } from '../../report/terminal/open-links.js'
import { paint } from '../../report/terminal/paint.js'
import { watchScreen } from '../../report/terminal/watch-screen.js'
import type { Repeat } from '../../run/plan-run.js'
import { type OpenAgain, openAgain } from '../again/open-again.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { WatchFlags } from '../flags/watch-flags.js'
import { asLastTime } from '../last-run/as-last-time.js'
import { readLastRun } from '../last-run/read-last-run.js'
import { whatToRepeat } from '../last-run/what-to-repeat.js'
import { loadChosen } from '../load-chosen.js'
import { print } from '../output/print.js'
import { checkPatterns } from '../run/check-patterns.js'
import { suitesFor } from '../../run/load-suites.js'
import type { Stop } from '../stop/open-stop.js'
import { supplementsFor } from '../supplements-for.js'
import { wantsColor } from '../wants-color.js'
import { withUsualProfile } from '../with-usual-profile.js'
import { openOccasions } from './open-occasions.js'
import { targetUrlOf } from './target-url-of.js'

/** What is tested in each round. */
interface Watched {
  readonly flags: WatchFlags & { readonly interface: readonly string[] }
  readonly only: readonly string[]
  readonly repeat?: Repeat
  /** To the report of the last run. */
  readonly linkTo: LinkTo
}

/** `assay watch`: tests the same requirements again and again, until it is stopped. */
export async function watchCommand(given: WatchFlags, stop: Stop): Promise<ExitCode> {
  const watched = await whatToWatch(given)
  const { flags } = watched
  const again = await openAgain(flags)
  const baseUrl = await targetUrlOf(flags, again.contract)
  const occasions = await openOccasions(baseUrl, [
    ...(flags.profile === undefined ? [] : [flags.profile]),
    ...(given.on ?? []),
  ])
  let leftOver = (): readonly string[] => []
  await setImmediate()
  stop.tell({ leftOver: () => leftOver() })

  let round: AbortController | undefined
  let next: string | undefined = 'the first round'
  let wake = (): void => undefined
  const begin = (why: string): void => {
    next = why
    round?.abort(new Error(`Begun anew: ${why}.`))
    wake()
  }
  occasions.onChange(begin)
  const enter = (): void => begin('as you asked')
  if (process.stdin.isTTY) process.stdin.on('data', enter)
  stop.signal.addEventListener('abort', () => wake(), { once: true })

  try {
    while (!stop.signal.aborted) {
      if (next === undefined) await new Promise<void>((resolve) => (wake = resolve))
      const why = next ?? ''
      next = undefined
      if (stop.signal.aborted) break
      if (!occasions.isUp()) {
        show([`Waiting for ${escapeTerminal(baseUrl)} to come back`], false)
        continue
      }
      round = new AbortController()
      const signal = AbortSignal.any([stop.signal, round.signal])
      const lines = await perform(again, watched, why, signal, (tell) => (leftOver = tell))
      // What was begun anew is told then.
      if (!round.signal.aborted) show([...lines, waiting(given)], true)
      round = undefined
    }
  } finally {
    occasions.close()
    if (process.stdin.isTTY) {
      process.stdin.off('data', enter)
      process.stdin.unref()
    }
  }
  return exitCode.success
}

async function perform(
  again: OpenAgain,
  { flags, only, repeat, linkTo }: Watched,
  why: string,
  signal: AbortSignal,
  watch: (leftOver: () => readonly string[]) => void,
): Promise<readonly string[]> {
  const begun = performance.now()
  try {
    const { run } = await again.perform({ only, repeat, signal, watch })
    return watchScreen(run, why, performance.now() - begun, {
      width: Math.min(Math.max(process.stdout.columns || 100, 48), 100),
      height: process.stdout.rows || 40,
      paint: paint(flags.color && wantsColor(process.stdout)),
      linkTo,
    })
  } catch (error) {
    // A profile that is being written, a target that is not there yet: the next round may be better.
    if (!(error instanceof Error) || signal.aborted) return []
    return error.message.split('\n').map((line) => escapeTerminal(line, 2000))
  }
}

/** On a terminal, what was there before goes. */
function show(lines: readonly string[], whole: boolean): void {
  if (lines.length === 0) return
  const clear = process.stdout.isTTY && whole ? '\u001b[2J\u001b[3J\u001b[H' : ''
  print(`${clear}${lines.join('\n')}\n`)
}

const waiting = ({ on = [] }: WatchFlags): string => {
  const places = ['the target to come back', ...on.map((one) => `${escapeTerminal(one)} to change`)]
  const enter = process.stdin.isTTY ? ' (Enter: again, Ctrl-C: end)' : ''
  return `  Waiting for ${places.join(', or ')}${enter}`
}

/** What the flags name, or what failed in the last run. */
async function whatToWatch(given: WatchFlags): Promise<Watched> {
  if (given.only !== undefined) {
    const flags = withUsualProfile(given)
    if (flags.profile === undefined && flags.baseUrl === undefined)
      throw new CommandError('watch needs a target: name its --profile or its --base-url')
    const contract = loadChosen(given.interface, supplementsFor(flags))
    const names = contract.interfaces.map(({ name }) => name)
    checkPatterns(given.only, contract, await suitesFor(contract))
    return {
      flags: { ...flags, interface: names },
      only: given.only,
      linkTo: openLinks(undefined, []),
    }
  }
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
