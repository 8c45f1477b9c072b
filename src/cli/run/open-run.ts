import type { Rounds } from '../../terms/rounds.js'
import type { Profile } from '../../target/profile.js'
import type { ReporterChoice } from '../flags/reporter-choice.js'
import type { RunFlags } from '../flags/run-flags.js'
import { print } from '../output/print.js'
import type { Stop } from '../stop/open-stop.js'
import { type EndOfRun, endOfRun } from './end-of-run.js'
import { type Linter, openLinter } from './open-linter.js'
import { type OpenReporters, openReporters } from './open-reporters.js'
import { openSecretFilter, type SecretFilter } from './open-secret-filter.js'
import { type OpenTarget, openTarget } from './open-target.js'
import type { PreparedRun } from './prepare-run.js'
import { readReporter } from './read-reporter.js'
import { timeOfRun } from './time-of-run.js'

/** What a run works with, from its first request to its last report. */
export interface OpenRun {
  readonly target: OpenTarget
  readonly reporters: OpenReporters
  readonly secretFilter: SecretFilter
  readonly linter: Linter
  readonly end: EndOfRun
  readonly repeated: Rounds | undefined
  /** Prints a text, unless a reporter prints in its place. */
  say(text: string): void
  close(): Promise<void>
}

/** @param stop ends the run on a signal */
export async function openRun(
  { flags, contract, suites, supplements }: PreparedRun,
  stop: Stop,
): Promise<OpenRun> {
  const target = await openTarget(flags, contract, suites, supplements)
  try {
    return openBeside(target, flags, stop)
  } catch (error) {
    // A bank of our own would listen on, and the command never end.
    await target.close()
    throw error
  }
}

function openBeside(target: OpenTarget, flags: RunFlags, stop: Stop): OpenRun {
  const { profile } = target
  const reporters = openReporters(flags.reporter ?? reportersOf(profile), flags.out)
  const secretFilter = openSecretFilter(profile)
  const linter = openLinter()
  const repeated = repeatedBy(flags)
  const end = endOfRun(stop.signal, timeOfRun(profile.limits.runTime * 1000, repeated))
  return {
    target,
    reporters,
    secretFilter,
    linter,
    end,
    repeated,
    say: (text) => {
      if (!reporters.printed) print(text)
    },
    close: async () => {
      end.release()
      reporters.events?.close()
      await linter.close()
      await target.close()
    },
  }
}

/** How often everything is performed, where it is not once. */
function repeatedBy({ rounds, for: milliseconds }: RunFlags): Rounds | undefined {
  if (rounds === undefined && milliseconds === undefined) return undefined
  return { rounds, milliseconds }
}

/** The profile was checked: each of them can be read. */
const reportersOf = ({ reporters = [] }: Profile): readonly ReporterChoice[] =>
  reporters.map(readReporter).filter((one) => typeof one !== 'string')
