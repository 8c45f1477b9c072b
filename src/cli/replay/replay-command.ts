import { setImmediate } from 'node:timers/promises'
import { openLinks } from '../../report/terminal/open-links.js'
import { paint } from '../../report/terminal/paint.js'
import { replayText } from '../../report/terminal/replay-text.js'
import type { VerdictWord } from '../../terms/verdict.js'
import { openAgain } from '../again/open-again.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { ReplayFlags } from '../flags/replay-flags.js'
import { asLastTime, checkSameTarget } from '../last-run/as-last-time.js'
import { readLastExchanges } from '../last-run/read-last-exchanges.js'
import { type LastRun, readLastRun } from '../last-run/read-last-run.js'
import { whatToRepeat } from '../last-run/what-to-repeat.js'
import { nothingCalled } from '../nothing-called.js'
import { print } from '../output/print.js'
import type { Stop } from '../stop/open-stop.js'
import { wantsColor } from '../wants-color.js'
import { terminalWidth } from '../terminal-width.js'

/** `assay replay`: performs what judged a requirement in the last run again, and tells what changed. */
export async function replayCommand(id: string, given: ReplayFlags, stop: Stop): Promise<ExitCode> {
  const last = readLastRun(given.out)
  const before = requirementOf(id, last)
  const flags = asLastTime(given, last)
  const again = await openAgain({ ...flags, interface: [before.interface] })
  const repeat = await whatToRepeat(last, [before])
  // A recording that was damaged is told before anything is sent.
  await readLastExchanges(last, () => false)
  let leftOver = (): readonly string[] => []
  // A signal that came while all this was loaded is heard here.
  await setImmediate()
  stop.tell({ now: 'what was changed is put back', leftOver: () => leftOver() })
  const { run, exchanges } = await again.perform({
    repeat,
    signal: stop.signal,
    check: (target) => checkSameTarget(target, last),
    watch: (tell) => {
      leftOver = tell
    },
  })
  const senders = new Set(exchanges.map(({ scenario }) => scenario))
  const recorded = await readLastExchanges(last, ({ scenario }) => senders.has(scenario))
  const width = terminalWidth()
  const colours = paint(given.color && wantsColor(process.stdout))
  const lines = replayText(before, { ...last.run, evidence: recorded }, run, exchanges, {
    width,
    paint: colours,
    linkTo: openLinks(last.page, last.run.findings),
  })
  print(`${lines.join('\n')}\n`)
  const now = run.requirements.find((one) => one.id === id)?.verdict
  return now === undefined || run.interrupted !== undefined ? exitCode.untested : codes[now]
}

const codes = {
  pass: exitCode.success,
  // Of a should.
  warn: exitCode.success,
  fail: exitCode.failure,
  inconclusive: exitCode.untested,
  error: exitCode.untested,
  none: exitCode.untested,
} as const satisfies Record<VerdictWord, ExitCode>

function requirementOf(id: string, { run, file }: LastRun): LastRun['run']['requirements'][number] {
  const found = run.requirements.find((one) => one.id === id)
  if (found === undefined) {
    const ids = run.requirements.map((one) => one.id)
    throw new CommandError(nothingCalled(id, ids, `${file} has all of the last run`))
  }
  if (found.verdict === 'none')
    throw new CommandError(
      `${id} has the verdict none: ${found.because ?? 'nothing is due'} (see assay explain ${id})`,
    )
  return found
}
