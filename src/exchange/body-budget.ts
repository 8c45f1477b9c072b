/** What one request holds of the room for large bodies. */
export interface Place {
  /**
   * Asks for room for a large body, once for a request; who came first is served first. A holder of room
   * never waits for more of it, so that no wait is endless.
   *
   * @returns undefined when there is room at once
   *   else a promise that rejects with the signal's reason when it aborts before there is room
   */
  claim(bytes: number, signal?: AbortSignal): Promise<void> | undefined
  /** Gives back what was claimed. */
  leave(): void
}

/** Bounds the bytes of large bodies that are received, decoded and judged at the same time. */
export interface BodyBudget {
  open(): Place
}

/** A smaller body needs no room of its own: as many as there are requests in flight are no burden. */
export const largeBody = 1024 * 1024

/** @param room bytes of all large bodies together; a body that is larger has the room to itself. */
export function openBodyBudget(room: number): BodyBudget {
  let free = room
  const waiting = new Set<{ readonly bytes: number; readonly enter: () => void }>()

  const serve = (): void => {
    for (const next of waiting) {
      if (next.bytes > free) return
      waiting.delete(next)
      free -= next.bytes
      next.enter()
    }
  }

  const wait = (bytes: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(one)
        reject(signal?.reason)
        // Who stood behind may fit in.
        serve()
      }
      const enter = (): void => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      const one = { bytes, enter }
      waiting.add(one)
      signal?.addEventListener('abort', giveUp)
    })

  return {
    open() {
      let held = 0
      let asked = false
      let left = false
      const give = (bytes: number): void => {
        free += bytes
        serve()
      }
      return {
        claim(wanted, signal) {
          if (asked || left) return undefined
          if (signal?.aborted) return Promise.reject(signal.reason)
          asked = true
          const bytes = Math.min(wanted, room)
          if (waiting.size === 0 && bytes <= free) {
            free -= bytes
            held = bytes
            return undefined
          }
          return wait(bytes, signal).then(() => {
            if (left) give(bytes)
            else held = bytes
          })
        },
        leave() {
          left = true
          const bytes = held
          held = 0
          if (bytes > 0) give(bytes)
        },
      }
    },
  }
}
