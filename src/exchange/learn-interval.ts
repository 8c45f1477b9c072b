/** The time between two requests of a caller that a target bears, learned from what it refuses. */
export interface LearnedInterval {
  /** Milliseconds; 0 where there is none, or where none helps. */
  milliseconds(): number
  /** Whether the target refused no less the slower the caller was, and so does not go by its pace. */
  isInVain(): boolean
  /** A request is sent now. */
  sends(): void
  /** One of them was refused, and none is sent for so many milliseconds. */
  refused(wait: number): void
}

/** What each request that is answered makes of the time between two of them: a target may bear more than it did. */
const faster = 0.99
/** What a refusal makes of it at least. */
const slower = 1.1
/** Milliseconds between two requests that are no idleness, where there is no pace yet. */
const shortGap = 20
/** Requests that were answered, to reckon a pace from. */
const fewest = 5
/** Below so many milliseconds there is no pace any more. */
const negligible = 0.5
/** So much slower is not the same pace again. */
const notable = 1.05
/** Refusals in a row, each at a slower pace than the one before it, of which the last was so much slower than the first. */
const inVain = { refusals: 3, slower: 2 }

/** @param now milliseconds */
export function learnInterval(now: () => number): LearnedInterval {
  let interval = 0
  /** Requests from which the pace is reckoned, and the milliseconds that they took, but for those without any. */
  let sent = 0
  let busy = 0
  let lastAt = now()
  /** At what interval the last one was refused, how often it had risen by then, and from what. */
  let [last, rises, first] = [0, 0, 0]
  let isInVain = false

  return {
    milliseconds: () => interval,
    isInVain: () => isInVain,
    sends() {
      sent += 1
      busy += Math.min(now() - lastAt, Math.max(interval, shortGap))
      lastAt = now()
      interval = interval < negligible ? 0 : interval * faster
    },
    refused(wait) {
      sent -= 1
      busy += wait
      if (isInVain || sent < fewest) return
      if (last > 0 && interval > last * notable) rises += 1
      else [rises, first] = [0, interval]
      last = interval
      isInVain = rises >= inVain.refusals && interval > first * inVain.slower
      interval = isInVain ? 0 : Math.max(busy / sent, interval * slower)
      sent = 0
      busy = 0
    },
  }
}
