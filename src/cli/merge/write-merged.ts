import { join } from 'node:path'
import { loadContract } from '../../contract/load-contract.js'
import type { Requirement } from '../../contract/requirement.js'
import { createRedactor } from '../../exchange/redactor.js'
import { terminalReport } from '../../report/terminal.js'
import { applyBaseline } from '../../run/apply-baseline.js'
import { mergeRuns } from '../../run/merge/merge-runs.js'
import type { RunPart } from '../../run/merge/renumber.js'
import type { Run } from '../../run/run.js'
import { loadBaseline } from '../../target/load-baseline.js'
import type { ExitCode } from '../exit-code.js'
import type { MergeFlags } from '../flags/merge-flags.js'
import { print } from '../output/print.js'
import { fileStore } from '../run/exchange-store.js'
import { gateOf } from '../run/gate-of.js'
import { exitCodeOf } from '../run/exit-code-of.js'
import { openOutput } from '../run/open-output.js'
import { openReporters } from '../run/open-reporters.js'
import { reportRun } from '../run/report-run.js'
import { wantsColor } from '../wants-color.js'

/** A baseline may list what no run was part of. */
const everyRequirement = ({ requirements }: Run): readonly Requirement[] => [
  ...loadContract().interfaces.flatMap((one) => one.requirements),
  ...requirements,
]

const noBaseline = { apply: (run: Run) => run, write: async () => undefined }

/**
 * Folds runs into one and writes its reports, as a run does. What they recorded holds no secret any more.
 *
 * @throws CommandError when they cannot be written
 */
export async function writeMerged(
  parts: readonly RunPart[],
  { out, reporter = [], baseline, color, ...gate }: MergeFlags,
): Promise<ExitCode> {
  const output = openOutput(out)
  try {
    const reporters = openReporters(reporter, out)
    const { run: folded, exchanges } = mergeRuns(parts)
    const merged = { ...folded, gate: gateOf(gate) }
    const run =
      baseline === undefined
        ? merged
        : applyBaseline(merged, loadBaseline(baseline, everyRequirement(merged)), true)
    const store = fileStore(output.exchanges.beside, {
      shown: join(out, 'exchanges.ndjson'),
      fd: output.exchanges.handOver(),
    })
    for (const exchange of exchanges) await store.write(exchange)
    await store.evidence(new Set())
    await reportRun(run, output, noBaseline, createRedactor(), { named: reporters, own: [] })
    const paths = ['index.html', 'junit/', 'run.json'].map((name) => join(out, name))
    const colored = color && wantsColor(process.stdout)
    if (!reporters.printed)
      print(terminalReport(run, { color: colored, width: process.stdout.columns || 100, paths }))
    await reporters.print(run)
    return exitCodeOf(run, gate)
  } finally {
    output.drafts.discard()
  }
}
