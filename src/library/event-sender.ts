import type { ExchangeStore } from '../cli/run/exchange-store.js'
import { createOnce } from '../run/create-once.js'
import type { Observer } from '../run/observer.js'
import type { Progress } from '../run/track-progress.js'
import type { RunEvent } from './run-event.js'

interface EventSender {
  readonly observer: Observer
  progress(progress: Progress): void
  /** The same store, of which every exchange is told. */
  store(store: ExchangeStore): ExchangeStore
}

/**
 * Tells a caller what happens in a run.
 *
 * @param fail called with what the caller throws
 */
export function eventSender(
  onEvent: ((event: RunEvent) => void) | undefined,
  fail: (error: Error) => void,
): EventSender {
  const tell = (event: RunEvent): void => {
    try {
      onEvent?.(event)
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return {
    observer: {
      performs: () => true,
      around: ({ id, title, interface: name }, work) => {
        tell({ kind: 'scenario-begun', scenario: id, title, interface: name })
        return work()
      },
      once: createOnce(),
    },
    progress: (progress) => tell({ kind: 'progress', ...progress }),
    store: (store) => ({
      ...store,
      write(exchange) {
        tell({ kind: 'exchange', exchange })
        return store.write(exchange)
      },
    }),
  }
}
