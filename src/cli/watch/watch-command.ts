import { setImmediate } from 'node:timers/promises'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { paint } from '../../report/terminal/paint.js'
import { watchScreen } from '../../report/terminal/watch-screen.js'
import { type OpenAgain, openAgain } from '../again/open-again.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { WatchFlags } from '../flags/watch-flags.js'
import { print } from '../output/print.js'
import type { Stop } from '../stop/open-stop.js'
import { wantsColor } from '../wants-color.js'
import { terminalWidth } from '../terminal-width.js'
import { openRoundTriggers } from './open-round-triggers.js'
import { type Watched, whatToWatch } from './what-to-watch.js'

/** `assay watch`: tests the same requirements again and again, until it is stopped. */
export async function watchCommand(given: WatchFlags, stop: Stop): Promise<ExitCode> {
  const watched = await whatToWatch(given)
  const { flags } = watched
  const again = await openAgain(flags)
  const baseUrl = await again.baseUrl()
  const triggers = await openRoundTriggers(baseUrl, [
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
  triggers.onChange(begin)
  const enter = (): void => begin('as you asked')
  if (process.stdin.isTTY) process.stdin.on('data', enter)
  stop.signal.addEventListener('abort', () => wake(), { once: true })

  try {
    while (!stop.signal.aborted) {
      if (next === undefined) await new Promise<void>((resolve) => (wake = resolve))
      const why = next ?? ''
      next = undefined
      if (stop.signal.aborted) break
      if (!triggers.isUp()) {
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
    triggers.close()
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
      width: terminalWidth(),
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
