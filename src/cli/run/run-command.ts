import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createProgress } from '../../report/progress.js'
import { terminalReport } from '../../report/terminal.js'
import { loadSuites } from '../../run/load-suites.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { loadChosen } from '../load-chosen.js'
import { supplementsFor } from '../supplements-for.js'
import { wantsColor } from '../wants-color.js'
import type { RunFlags } from './add-run.js'
import { certify } from './certify.js'
import { checkClaimed } from './check-claimed.js'
import { checkPatterns } from './check-patterns.js'
import { fileStore } from './exchange-store.js'
import { exitCodeOf } from './exit-code-of.js'
import { heading } from './heading.js'
import { openBaseline } from './open-baseline.js'
import { openGate } from './open-gate.js'
import { openLinter } from './open-linter.js'
import { openTarget } from './open-target.js'
import { searchWritten } from './search-written.js'
import { stopSignal } from './stop-signal.js'
import { writeReports } from './write-reports.js'

/** `assay run`: certifies one target and writes what was found. */
export async function runCommand(flags: RunFlags): Promise<ExitCode> {
  const supplements = supplementsFor(flags)
  const contract = loadChosen(flags.interface, supplements)
  const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
  checkPatterns(flags.only ?? [], contract, suites)
  const baseline = openBaseline(flags, supplements)
  const out = resolve(flags.out)
  await mkdir(out, { recursive: true })
  const target = await openTarget(flags, contract, suites, supplements)
  const { profile, embedded, notes } = target
  checkClaimed(flags, profile.claims.interfaces, contract)
  const gate = openGate(profile)
  process.stdout.write(heading(contract, profile, embedded, flags, gate.text))

  const progress = createProgress(process.stderr, {
    color: flags.color && wantsColor(process.stderr),
  })
  const stop = stopSignal(profile.limits.runTime * 1000, progress.close)
  const linter = openLinter()
  const lost: string[] = []
  try {
    const bare = await certify({
      contract,
      suites,
      profile,
      embedded,
      notes,
      store: fileStore(join(out, 'exchanges.ndjson')),
      seed: flags.seed ?? Math.floor(Math.random() * 2 ** 31),
      only: flags.only ?? [],
      lint: linter.lintPackaged(contract),
      linter,
      redactor: gate.redactor,
      signal: stop.signal,
      onProgress: progress.update,
      onUnreachable: (message) => void lost.push(message),
      onLeftOver: (message) => process.stderr.write(`assay: ${message}\n`),
    })
    progress.close()
    const run = gate.run(baseline.apply(bare))
    const paths = await writeReports(run, out, flags.out)
    await baseline.save()
    await searchWritten(out, flags.out, run, gate.redactor)
    for (const message of lost) throw new CommandError(message, exitCode.untested)
    const color = flags.color && wantsColor(process.stdout)
    const width = process.stdout.columns || 100
    process.stdout.write(terminalReport(run, { color, width, paths }))
    return exitCodeOf(run, flags.strict ?? false)
  } catch (error) {
    throw gate.error(error)
  } finally {
    progress.close()
    stop.release()
    await linter.close()
    await target.close()
  }
}
