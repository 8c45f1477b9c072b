export interface StopSignal {
  /** Aborts with an Error that says why. */
  readonly signal: AbortSignal
  /** Gives the process its own ways of ending back. */
  release(): void
}

/**
 * Ends a run early: on Ctrl-C, on SIGTERM, or when its time is up. The first one lets the reports be
 * written; a second Ctrl-C ends the process at once.
 *
 * @param time milliseconds that the run may take
 */
export function stopSignal(time: number): StopSignal {
  const stop = new AbortController()
  const end = (why: string) => stop.abort(new Error(why))
  const onSignal = (name: NodeJS.Signals): void => {
    if (stop.signal.aborted) process.exit(130)
    process.stderr.write('\nStopping; the reports are being written. Once more ends at once.\n')
    end(`The run was stopped (${name === 'SIGINT' ? 'Ctrl-C' : name}) before it was through.`)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  const timer = setTimeout(() => end(`The time limit of the run (${time / 1000} s) ran out.`), time)
  timer.unref()
  return {
    signal: stop.signal,
    release: () => {
      clearTimeout(timer)
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
    },
  }
}
