import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutput } from '../cli/run/open-output.js'
import { reportRun } from '../cli/run/report-run.js'
import { type ExchangeStore, fileStore } from '../cli/run/exchange-store.js'
import type { Redactor } from '../exchange/redactor.js'
import type { Reporter } from '../run/reporter.js'
import type { Run } from '../run/run.js'

/** Where exchanges are kept while a run goes on, and where its reports go. */
interface Place {
  readonly store: ExchangeStore
  report(run: Run, redactor: Redactor, reporters: readonly Reporter[]): Promise<void>
  /** Takes away what is not to stay. */
  close(): Promise<void>
}

/** A run without reports writes no baseline either. */
const noBaseline = { apply: (run: Run) => run, write: async () => undefined }

/**
 * Opens the folder for the reports; without one, a place of its own that does not outlast the run, as exchanges may
 * be more than fits into memory.
 *
 * @throws CommandError when the reports could not be written
 */
export async function openPlace(out: string | undefined, onFailure: () => void): Promise<Place> {
  if (out === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'assay-'))
    return {
      store: fileStore(join(folder, 'exchanges.ndjson'), { onFailure }),
      report: async () => undefined,
      close: () => rm(folder, { recursive: true, force: true }),
    }
  }
  const output = openOutput(out)
  return {
    store: fileStore(output.exchanges.beside, {
      shown: join(out, 'exchanges.ndjson'),
      fd: output.exchanges.handOver(),
      onFailure,
    }),
    report: (run, redactor, reporters) =>
      reportRun(run, output, noBaseline, redactor, { own: reporters }),
    close: async () => output.drafts.discard(),
  }
}
