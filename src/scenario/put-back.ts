import { setMaxListeners } from 'node:events'

/** What the scenarios of a run have changed and not put back yet, and how long putting back may take. */
export interface PutBack {
  /** Fires when the time that all of them have for it together is used up: it begins when the run is ended. */
  readonly closing: AbortSignal
  /**
   * Something is to be put back.
   *
   * @param scenario id of the one that changed it
   * @returns called when it was
   */
  owe(scenario: string): () => void
  /** Ids of scenarios, each with how much it has not put back. */
  owed(): ReadonlyMap<string, number>
  /** Lets go of the end of the run. */
  close(): void
}

/**
 * @param ended fires when the run is ended before it is through
 * @param time milliseconds that are left from then on
 */
export function openPutBack(ended: AbortSignal, time: () => number): PutBack {
  const closing = new AbortController()
  // Each scenario that is putting back listens to it.
  setMaxListeners(0, closing.signal)
  const debts = new Set<{ readonly scenario: string }>()
  let timer: NodeJS.Timeout | undefined
  const end = (): void => {
    const late = new Error('the time for putting back was used up')
    timer = setTimeout(() => closing.abort(late), time())
  }
  if (ended.aborted) end()
  else ended.addEventListener('abort', end, { once: true })
  return {
    closing: closing.signal,
    owe(scenario) {
      const debt = { scenario }
      debts.add(debt)
      return () => void debts.delete(debt)
    },
    owed() {
      const counts = new Map<string, number>()
      for (const { scenario } of debts) counts.set(scenario, (counts.get(scenario) ?? 0) + 1)
      return counts
    },
    close() {
      clearTimeout(timer)
      ended.removeEventListener('abort', end)
    },
  }
}
