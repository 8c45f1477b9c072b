import { setImmediate } from 'node:timers/promises'
import type { Clock } from './clock.js'
import type { RecordingClient } from './recording-client.js'

/** A client, and whether anything that it sent is still without an answer. */
export interface WatchedClient {
  readonly client: RecordingClient
  /**
   * Resolves when nothing is under way any more: a story may end while one of several requests has no answer yet, and
   * what was sent is to be recorded.
   *
   * @param milliseconds that it is waited for at most
   */
  idle(milliseconds: number): Promise<void>
}

/** Watches what a client sends. */
export function watchUnderWay(client: RecordingClient, clock: Clock): WatchedClient {
  const underWay = new Set<Promise<unknown>>()
  const allAnswered = async (): Promise<void> => {
    while (underWay.size > 0) {
      await Promise.allSettled(underWay)
      // Who waited for one of them may send another one.
      await setImmediate()
    }
  }
  return {
    client: {
      ...client,
      send(message) {
        const reply = client.send(message)
        const end = (): void => void underWay.delete(reply)
        underWay.add(reply)
        reply.then(end, end)
        return reply
      },
    },
    async idle(milliseconds) {
      if (underWay.size === 0) return
      const patience = new AbortController()
      const tooLong = clock.sleep(milliseconds, patience.signal).catch(() => undefined)
      await Promise.race([allAnswered(), tooLong])
      patience.abort()
    },
  }
}
