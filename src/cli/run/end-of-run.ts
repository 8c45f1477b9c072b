export interface EndOfRun {
  /** Aborts with an Error that says why the run ended early. */
  readonly signal: AbortSignal
  /** Ends it for another reason. */
  now(why: string): void
  release(): void
}

/**
 * Ends a run early: when the process is asked to end, or when its time is up.
 *
 * @param stop of the process
 * @param time milliseconds that the run may take
 */
export function endOfRun(stop: AbortSignal, time: number): EndOfRun {
  const end = new AbortController()
  const now = (why: string): void => end.abort(new Error(why))
  const obey = (): void => end.abort(stop.reason)
  stop.addEventListener('abort', obey, { once: true })
  const timer = setTimeout(() => now(`The time limit of the run (${time / 1000} s) ran out.`), time)
  timer.unref()
  return {
    signal: end.signal,
    now,
    release: () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', obey)
    },
  }
}
