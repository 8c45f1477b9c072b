import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createProgress } from '../../report/progress.js'
import { terminalReport } from '../../report/terminal.js'
import { loadSuites } from '../../run/load-suites.js'
import type { Run } from '../../run/run.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { loadChosen } from '../load-chosen.js'
import { wantsColor } from '../wants-color.js'
import type { RunFlags } from './add-run.js'
import { certify } from './certify.js'
import { checkPatterns } from './check-patterns.js'
import { fileStore } from './exchange-store.js'
import { heading } from './heading.js'
import { lintPackaged } from './lint-packaged.js'
import { openTarget } from './open-target.js'
import { stopSignal } from './stop-signal.js'
import { writeReports } from './write-reports.js'

/** `assay run`: certifies one target and writes what was found. */
export async function runCommand(flags: RunFlags): Promise<ExitCode> {
  const contract = loadChosen(flags.interface)
  const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
  checkPatterns(flags.only ?? [], contract, suites)
  const out = resolve(flags.out)
  await mkdir(out, { recursive: true })
  const target = await openTarget(flags, contract, suites)
  const { profile, embedded, notes } = target
  process.stdout.write(heading(contract, profile, embedded, flags))

  const stop = stopSignal(profile.limits.runTime * 1000)
  const progress = createProgress(process.stderr, {
    color: flags.color && wantsColor(process.stderr),
  })
  const lost: string[] = []
  try {
    const run = await certify({
      contract,
      suites,
      profile,
      embedded,
      notes,
      store: fileStore(join(out, 'exchanges.ndjson')),
      seed: flags.seed ?? Math.floor(Math.random() * 2 ** 31),
      only: flags.only ?? [],
      lint: lintPackaged(contract),
      signal: stop.signal,
      onProgress: progress.update,
      onUnreachable: (message) => void lost.push(message),
      onLeftOver: (message) => process.stderr.write(`assay: ${message}\n`),
    })
    progress.close()
    const paths = await writeReports(run, out, flags.out)
    for (const message of lost) throw new CommandError(message, exitCode.untested)
    const color = flags.color && wantsColor(process.stdout)
    const width = process.stdout.columns ?? 100
    process.stdout.write(terminalReport(run, { color, width, paths }))
    return codeOf(run, flags.strict ?? false)
  } finally {
    progress.close()
    stop.release()
    await target.close()
  }
}

function codeOf(run: Run, strict: boolean): ExitCode {
  if (run.totals.fail > 0) return exitCode.failure
  if (run.lint.some(({ severity }) => severity === 'error')) return exitCode.usage
  if (run.verdict === 'not decided' || run.totals.error > 0) return exitCode.untested
  if (run.interrupted !== undefined) return exitCode.untested
  return strict && run.totals.inconclusive > 0 ? exitCode.untested : exitCode.success
}
