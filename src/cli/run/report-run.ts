import { join } from 'node:path'
import type { Redactor } from '../../exchange/redactor.js'
import type { Reporter } from '../../run/reporter.js'
import type { Run } from '../../run/run.js'
import type { OpenBaseline } from './open-baseline.js'
import type { OpenOutput } from './open-output.js'
import type { OpenReporters } from './open-reporters.js'
import { removeStaleJunit } from './remove-stale-junit.js'
import { searchWritten } from './search-written.js'
import { writeReports } from './write-reports.js'

interface Reporters {
  /** That were requested. */
  readonly named?: Pick<OpenReporters, 'write'>
  /** Of extensions. */
  readonly own: readonly Reporter[]
}

/**
 * Writes every report and the baseline beside their places, searches them for secrets, and puts them in their
 * places when nothing is wrong with any.
 *
 * @throws CommandError when one cannot be written or holds a secret: then none is in its place
 */
export async function reportRun(
  run: Run,
  output: OpenOutput,
  baseline: OpenBaseline,
  redactor: Redactor,
  { named, own }: Reporters,
): Promise<void> {
  const { drafts, folder, exchanges } = output
  await writeReports(run, output, drafts)
  for (const { file, report } of own)
    await drafts.write(join(folder, file), () => report(run), join(output.shown, file))
  await named?.write(run, drafts)
  await baseline.write(drafts)
  await searchWritten(drafts.written(), exchanges.beside, run, redactor)
  drafts.commit()
  await removeStaleJunit(folder, run)
}
