import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import { exitOnSignal, stopSignals, type StopSignal } from './stop-signals.js'

/** The signals that came before the program was loaded, as bin/assay.js kept them. */
export interface EarlySignals {
  readonly names: readonly StopSignal[]
  /** Stops keeping them. */
  release(): void
}

/** What is under way when a signal comes. */
export interface CurrentActivity {
  /** What happens now, for the user: `the reports are being written`. Nothing is said where it is absent. */
  readonly now?: string
  /** Called before anything is said. */
  before?(): void
  /** What stays behind if everything ends at once, a phrase each. */
  leftOver?(): readonly string[]
}

/** Ends a command on Ctrl-C, on SIGTERM and when the terminal is closed. */
export interface Stop {
  /** Aborts at the first signal, with an Error that names it. */
  readonly signal: AbortSignal
  /** Says what is under way from now on. Until then nothing was begun, and a signal ends the process at once. */
  tell(underWay: CurrentActivity): void
  /**
   * Answers a signal that came before the program was loaded.
   *
   * @throws CommandError when there was one
   */
  check(): void
  /**
   * Gives signals the meaning back that they have for any process, for a command that has nothing to put in order:
   * then also one that is busy ends at once.
   */
  letGo(): void
}

/** Milliseconds after the first signal at which a command ends that did not get there by itself. */
const patience = 15_000

const unbegun = (name: StopSignal): string =>
  `stopped (${wordOf(name)}) before anything was sent to the target; no reports were written`

const wordOf = (name: StopSignal): string => (name === 'SIGINT' ? 'Ctrl-C' : name)

/**
 * Handles the signals that ask the process to end. The first one aborts `signal`, so that the command comes to its end
 * in order; the second one, or fifteen seconds, end it at once and name what is left over.
 */
export function openStop(early?: EarlySignals): Stop {
  const stop = new AbortController()
  let first: StopSignal | undefined
  let underWay: CurrentActivity | undefined

  const endAtOnce = (name: StopSignal, why: string): never => {
    underWay?.before?.()
    say(`\n${[why, ...leftOver()].join('\n')}\n`)
    return exitOnSignal(name)
  }
  const leftOver = (): readonly string[] => {
    const left = underWay?.leftOver?.() ?? []
    return left.length === 0
      ? ['Nothing is left over, as far as is known.']
      : ['Left over:', ...left.map((one) => `- ${one}`)]
  }
  const obey = (name: StopSignal): void => {
    if (first !== undefined) endAtOnce(name, 'Ended at once.')
    if (underWay === undefined) {
      say(`assay: ${unbegun(name)}\n`)
      process.exit(exitCode.untested)
    }
    first = name
    underWay.before?.()
    if (underWay.now !== undefined)
      say(`\nStopping; ${underWay.now}. A second signal ends at once.\n`)
    stop.abort(new Error(`The run was stopped (${wordOf(name)}) before it finished.`))
    const why = `It did not finish within ${patience / 1000} s, and was ended.`
    setTimeout(endAtOnce, patience, name, why).unref()
    // Should this very thread be too busy for that timer, another one ends the process.
    new Worker(new URL('./end-late.js', import.meta.url), {
      workerData: { after: patience + 1000, why },
    }).unref()
  }

  for (const name of stopSignals) process.on(name, obey)
  early?.release()
  return {
    signal: stop.signal,
    tell: (next) => {
      underWay = next
    },
    check() {
      const [name] = early?.names ?? []
      if (name !== undefined) throw new CommandError(unbegun(name), exitCode.untested)
    },
    letGo() {
      for (const name of stopSignals) process.off(name, obey)
      const [name] = early?.names ?? []
      if (name !== undefined) process.kill(process.pid, name)
    },
  }
}

/** At once, since the process may end with the next step. */
function say(text: string): void {
  try {
    writeSync(2, text)
  } catch {
    // It is not read.
  }
}
