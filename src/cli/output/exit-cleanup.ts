import { exitOnSignal, stopSignals } from '../stop/stop-signals.js'

const standing = new Set<() => void>()

const clear = (): void => {
  for (const away of standing) {
    try {
      away()
    } catch {
      // It is gone already.
    }
  }
  standing.clear()
}

/**
 * Remembers how something is taken away that must not outlive the process, also when a signal ends it.
 *
 * @returns a function that ends this: there is nothing to take away any more
 */
export function cleanUpAtExit(away: () => void): () => void {
  if (standing.size === 0) {
    process.on('exit', clear)
    // Without a listener, a signal would end the process with no word to us.
    for (const name of stopSignals)
      if (process.listenerCount(name) === 0) process.on(name, exitOnSignal)
  }
  standing.add(away)
  return () => {
    standing.delete(away)
    if (standing.size > 0) return
    process.off('exit', clear)
    for (const name of stopSignals) process.off(name, exitOnSignal)
  }
}
