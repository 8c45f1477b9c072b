import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadContract } from '../../contract/load-contract.js'
import { createProgress } from '../../report/progress.js'
import { terminalReport } from '../../report/terminal.js'
import { loadSuites } from '../../run/load-suites.js'
import type { Run } from '../../run/run.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { wantsColor } from '../wants-color.js'
import type { RunFlags } from './add-run.js'
import { certify } from './certify.js'
import { fileStore } from './exchange-store.js'
import { heading } from './heading.js'
import { lintPackaged } from './lint-packaged.js'
import { openTarget } from './open-target.js'
import { stopSignal } from './stop-signal.js'
import { writeReports } from './write-reports.js'

/** `assay run`: certifies one target and writes what was found. */
export async function runCommand(flags: RunFlags): Promise<ExitCode> {
  const contract = loadContract(flags.interface ? { interfaces: flags.interface } : {})
  const interfaces = contract.interfaces.map(({ name }) => name)
  const suites = await loadSuites(interfaces)
  const target = await openTarget(flags, contract, suites)
  const { profile, embedded, notes } = target
  const out = resolve(flags.out)
  await mkdir(out, { recursive: true })
  const color = flags.color && wantsColor(process.stdout)
  process.stdout.write(heading(contract, profile, embedded, flags))

  const stop = stopSignal(profile.limits.runTime * 1000)
  const progress = createProgress(process.stderr, {
    color: flags.color && wantsColor(process.stderr),
  })
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
    })
    progress.close()
    const paths = await writeReports(run, out, flags.out)
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
