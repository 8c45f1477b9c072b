import { gateOf } from './gate-of.js'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { createProgress } from '../../report/progress.js'
import { terminalReport } from '../../report/terminal.js'
import { withPrevious } from '../../run/with-previous.js'
import { suitesFor } from '../../run/load-suites.js'
import type { Rounds } from '../../terms/rounds.js'
import type { Progress } from '../../run/track-progress.js'
import type { Profile } from '../../target/profile.js'
import type { Run } from '../../run/run.js'
import { readNamed } from '../compare/read-named.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { loadChosen } from '../load-chosen.js'
import { print } from '../output/print.js'
import type { Stop } from '../stop/open-stop.js'
import { supplementsFor } from '../supplements-for.js'
import { toolVersion } from '../tool-version.js'
import { wantsColor } from '../wants-color.js'
import type { ReporterChoice } from '../flags/reporter-choice.js'
import type { RunFlags } from '../flags/run-flags.js'
import { withUsualProfile } from '../with-usual-profile.js'
import { certifyLoggedIn } from './certify-logged-in.js'
import { checkClaimed } from './check-claimed.js'
import { checkPatterns } from './check-patterns.js'
import { endOfRun } from './end-of-run.js'
import { fileStore } from './exchange-store.js'
import { exitCodeOf } from './exit-code-of.js'
import { nextCommand } from './next-command.js'
import { heading } from './heading.js'
import { openBaseline } from './open-baseline.js'
import { openSecretFilter } from './open-secret-filter.js'
import { openLinter } from './open-linter.js'
import { openRepeat } from './open-repeat.js'
import { openOutput } from './open-output.js'
import { openReporters } from './open-reporters.js'
import { openTarget } from './open-target.js'
import { readReporter } from './read-reporter.js'
import { reportRun } from './report-run.js'
import { tellExchanges, tellResult, tellScenarios } from './tell-events.js'
import { timeOfRun } from './time-of-run.js'

/** Milliseconds in which everything is put back when a run is ended by a signal, or by its time limit. */
const timeToPutBack = { stopped: 2500, late: 6000 }

/** `assay run`: certifies one target and writes what was found. */
export async function runCommand(given: RunFlags, stop: Stop): Promise<ExitCode> {
  const again = given.failed ? await openRepeat(given) : undefined
  if (given.failed && again === undefined) {
    print(nothingLeft(given))
    return exitCode.success
  }
  const flags = again?.flags ?? withUsualProfile(given)
  const supplements = supplementsFor(flags)
  const contract = loadChosen(flags.interface, supplements)
  const suites = await suitesFor(contract)
  checkPatterns(flags.only ?? [], contract, suites)
  const baseline = openBaseline(flags, supplements)
  // Read before it may be written over.
  const earlier = flags.compare === undefined ? undefined : readNamed(flags.compare)
  const output = openOutput(flags.out)
  const seed = flags.seed ?? Math.floor(Math.random() * 2 ** 31)
  const progress = createProgress(process.stderr, {
    color: flags.color && wantsColor(process.stderr),
  })
  try {
    const target = await openTarget(flags, contract, suites, supplements)
    const { profile, embedded, notes } = target
    const reporters = openReporters(flags.reporter ?? reportersOf(profile), flags.out)
    const { events } = reporters
    const say = (text: string): void => {
      if (!reporters.printed) print(text)
    }
    const secretFilter = openSecretFilter(profile)
    const linter = openLinter()
    const repeated = repeatedBy(flags)
    const end = endOfRun(stop.signal, timeOfRun(profile.limits.runTime * 1000, repeated))
    try {
      checkClaimed(flags, profile.claims.interfaces, contract)
      // A signal that came while all this was loaded is heard here.
      await setImmediate()
      again?.check({ baseUrl: secretFilter.text(profile.target.baseUrl), embedded })
      events?.tell({
        event: 'run-begun',
        tool: `assay ${toolVersion}`,
        target: secretFilter.text(profile.target.name),
        seed,
      })
      say(heading(contract, profile, embedded, flags, secretFilter.text, again?.said))
      let leftOver = (): readonly string[] => []
      const unwritten = `the reports of this run, which are not written to ${flags.out}`
      stop.tell({
        now: 'the reports are being written',
        before: progress.close,
        leftOver: () => [...leftOver(), unwritten].map(secretFilter.text),
      })
      const warn = (message: string): void => void process.stderr.write(`assay: ${message}\n`)
      const about = {
        secretFilter,
        end: end.now,
        onUnsaved: warn,
      }
      const store = fileStore(output.exchanges.beside, {
        shown: join(flags.out, 'exchanges.ndjson'),
        fd: output.exchanges.handOver(),
        onFailure: () => end.now('The exchanges could no longer be written.'),
      })
      const { run: bare, useless } = await certifyLoggedIn(about, {
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
      })
      progress.close()
      const judged = secretFilter.run(baseline.apply(withProfile(bare, flags)))
      const run = earlier === undefined ? judged : withPrevious(judged, earlier)
      if (events !== undefined) tellResult(run, events)
      await reportRun(run, output, baseline, secretFilter.redactor, {
        named: reporters,
        own: suites.reporters,
      })
      stop.tell({ now: 'the reports are written', leftOver })
      if (useless !== undefined) throw new CommandError(useless, exitCode.untested)
      const color = flags.color && wantsColor(process.stdout)
      const width = process.stdout.columns || 100
      const paths = ['index.html', 'junit/', 'run.json'].map((name) => join(flags.out, name))
      say(
        terminalReport(run, { color, width, paths }) +
          nextCommand(flags, run, profile.logins !== undefined),
      )
      await reporters.print(run)
      // A run that was stopped is incomplete, whatever was found until then.
      if (run.interrupted !== undefined && stop.signal.aborted) return exitCode.untested
      return exitCodeOf(run, flags)
    } catch (error) {
      throw secretFilter.error(error)
    } finally {
      end.release()
      events?.close()
      await linter.close()
      await target.close()
    }
  } finally {
    progress.close()
    output.drafts.discard()
  }
}

/** How often everything is performed, where it is not once. */
function repeatedBy({ rounds, for: milliseconds }: RunFlags): Rounds | undefined {
  if (rounds === undefined && milliseconds === undefined) return undefined
  return { rounds, milliseconds }
}

/** Repeating a part of it later uses the same profile. */
const withProfile = (run: Run, { profile }: RunFlags): Run =>
  profile === undefined ? run : { ...run, target: { ...run.target, profile } }

const withoutExchanges = ({ interface: name, done, planned, fail }: Progress) => ({
  interface: name,
  done,
  planned,
  fail,
})

/** The profile was checked: each of them can be read. */
const reportersOf = ({ reporters = [] }: Profile): readonly ReporterChoice[] =>
  reporters.map(readReporter).filter((one) => typeof one !== 'string')

const nothingLeft = ({ out }: RunFlags): string =>
  `The last run (${escapeTerminal(join(out, 'run.json'))}) left nothing failed or inconclusive: there is nothing to repeat.\n`
