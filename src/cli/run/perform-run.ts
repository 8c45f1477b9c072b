import { join } from 'node:path'
import type { Progress } from '../../run/track-progress.js'
import type { createProgress } from '../../report/progress.js'
import type { Stop } from '../stop/open-stop.js'
import { certifyLoggedIn, type Certified } from './certify-logged-in.js'
import { fileStore } from './exchange-store.js'
import { gateOf } from './gate-of.js'
import type { OpenOutput } from './open-output.js'
import type { OpenRun } from './open-run.js'
import type { PreparedRun } from './prepare-run.js'
import { tellExchanges, tellScenarios } from './tell-events.js'

/** Milliseconds in which everything is put back when a run is ended by a signal, or by its time limit. */
const timeToPutBack = { stopped: 2500, late: 6000 }

/** What came of performing a run. */
interface PerformedRun extends Certified {
  /** What could not be put back at the target. */
  leftOver(): readonly string[]
}

/** Certifies the target, writes its exchanges while it goes on, and tells how far it is. */
export async function performRun(
  { flags, again, contract, suites, seed }: PreparedRun,
  { target, reporters: { events }, secretFilter, linter, end, repeated }: OpenRun,
  output: OpenOutput,
  progress: ReturnType<typeof createProgress>,
  stop: Stop,
): Promise<PerformedRun> {
  const { profile, embedded, notes } = target
  const warn = (message: string): void => void process.stderr.write(`assay: ${message}\n`)
  let leftOver = (): readonly string[] => []
  const unwritten = `the reports of this run, which are not written to ${flags.out}`
  stop.tell({
    now: 'the reports are being written',
    before: progress.close,
    leftOver: () => [...leftOver(), unwritten].map(secretFilter.text),
  })
  const store = fileStore(output.exchanges.beside, {
    shown: join(flags.out, 'exchanges.ndjson'),
    fd: output.exchanges.handOver(),
    onFailure: () => end.now('The exchanges could no longer be written.'),
  })
  const certified = await certifyLoggedIn(
    { secretFilter, end: end.now, onUnsaved: warn },
    {
      contract,
      suites,
      profile,
      embedded,
      notes,
      store: events === undefined ? store : tellExchanges(store, events),
      observer: events && tellScenarios(events),
      seed,
      only: flags.only ?? [],
      by: flags.by,
      gate: gateOf(flags),
      repeated,
      repeat: again?.repeat,
      lint: linter.lintPackaged(contract),
      linter,
      signal: end.signal,
      timeToPutBack: () => timeToPutBack[stop.signal.aborted ? 'stopped' : 'late'],
      onProgress: (now) => {
        progress.update(now)
        events?.tell({ event: 'progress', ...withoutExchanges(now) })
      },
      onLeftOver: warn,
      watch: (tell) => {
        leftOver = tell
      },
    },
  )
  progress.close()
  return { ...certified, leftOver: () => leftOver() }
}

const withoutExchanges = ({ interface: name, done, planned, fail }: Progress) => ({
  interface: name,
  done,
  planned,
  fail,
})
