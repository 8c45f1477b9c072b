/** Gives a slot back. Calling it again does nothing. */
export type Release = () => void

export interface InFlight {
  /**
   * Waits for a free slot, first come first served.
   *
   * @throws the signal's reason when it aborts before there is a slot.
   */
  take(signal?: AbortSignal): Promise<Release>
}

/**
 * Bounds how much is under way at the same time.
 *
 * @param slots how many may hold a slot at once; at least 1.
 */
export function limitInFlight(slots: number): InFlight {
  if (!(slots >= 1)) throw new RangeError(`at least one request must be possible, not ${slots}`)
  let free = Math.floor(slots)
  // A Set keeps the order of arrival and lets one who gives up leave from the middle.
  const waiting = new Set<() => void>()

  const hold = (): Release => {
    let held = true
    return () => {
      if (!held) return
      held = false
      const [next] = waiting
      if (next) next()
      else free++
    }
  }

  return {
    async take(signal) {
      signal?.throwIfAborted()
      if (free > 0) {
        free--
        return hold()
      }
      return new Promise<Release>((resolve, reject) => {
        const enter = () => {
          leave()
          resolve(hold())
        }
        const giveUp = () => {
          leave()
          reject(signal?.reason)
        }
        const leave = () => {
          waiting.delete(enter)
          signal?.removeEventListener('abort', giveUp)
        }
        waiting.add(enter)
        signal?.addEventListener('abort', giveUp)
      })
    },
  }
}
