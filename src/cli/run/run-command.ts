import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { createProgress } from '../../report/progress.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { RunFlags } from '../flags/run-flags.js'
import { print } from '../output/print.js'
import type { Stop } from '../stop/open-stop.js'
import { toolVersion } from '../tool-version.js'
import { wantsColor } from '../wants-color.js'
import { checkClaimed } from './check-claimed.js'
import { exitCodeOf } from './exit-code-of.js'
import { heading } from './heading.js'
import { openOutput } from './open-output.js'
import { type OpenRun, openRun } from './open-run.js'
import { performRun } from './perform-run.js'
import { type PreparedRun, prepareRun } from './prepare-run.js'
import { tellRun } from './tell-run.js'
import { writeRun } from './write-run.js'

/** `assay run`: certifies one target and writes what was found. */
export async function runCommand(given: RunFlags, stop: Stop): Promise<ExitCode> {
  const prepared = await prepareRun(given)
  if (prepared === undefined) {
    print(nothingLeft(given))
    return exitCode.success
  }
  const { flags } = prepared
  const output = openOutput(flags.out)
  const progress = createProgress(process.stderr, {
    color: flags.color && wantsColor(process.stderr),
  })
  try {
    const open = await openRun(prepared, stop)
    try {
      await begin(prepared, open)
      const performed = await performRun(prepared, open, output, progress, stop)
      const run = await writeRun(performed.run, prepared, open, output)
      stop.tell({ now: 'the reports are written', leftOver: performed.leftOver })
      if (performed.useless !== undefined)
        throw new CommandError(performed.useless, exitCode.untested)
      tellRun(run, flags, open)
      await open.reporters.print(run)
      // A run that was stopped is incomplete, whatever was found until then.
      if (run.interrupted !== undefined && stop.signal.aborted) return exitCode.untested
      return exitCodeOf(run, flags)
    } catch (error) {
      throw open.secretFilter.error(error)
    } finally {
      await open.close()
    }
  } finally {
    progress.close()
    output.drafts.discard()
  }
}

/** Checks what only the target can tell, and says what begins. */
async function begin(
  { flags, again, contract, seed }: PreparedRun,
  { target: { profile, embedded, early }, reporters, secretFilter, say }: OpenRun,
): Promise<void> {
  checkClaimed(flags, profile.claims.interfaces, contract)
  for (const warning of early) process.stderr.write(`assay: ${warning}\n`)
  // A signal that came while all this was loaded is heard here.
  await setImmediate()
  again?.check({ baseUrl: secretFilter.text(profile.target.baseUrl), embedded })
  reporters.events?.tell({
    event: 'run-begun',
    tool: `assay ${toolVersion}`,
    target: secretFilter.text(profile.target.name),
    seed,
  })
  say(heading(contract, profile, embedded, flags, secretFilter.text, again?.said))
}

const nothingLeft = ({ out }: RunFlags): string =>
  `The last run (${escapeTerminal(join(out, 'run.json'))}) left nothing failed or inconclusive: there is nothing to repeat.\n`
