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
/** Milliseconds between two requests that a run can bear, whether they help or not. */
const bearable = 100
/** Slower by so much is not the same pace again, and slower by so much over four refusals shows that it did not help. */
const [notably, much] = [1.2, 2]

/** @param now milliseconds */
export function learnInterval(now: () => number): LearnedInterval {
  let interval = 0
  /** Requests from which the pace is reckoned, and the milliseconds that they took, but for those without any. */
  let sent = 0
  let busy = 0
  let lastAt = now()
  /** Intervals at which the last few were refused, the newest first. */
  let refusedAt: readonly number[] = []
  /** Longest wait after a refusal, a second at least: who goes slower than that is not too fast. */
  let longest = 1000
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
      longest = Math.max(longest, wait)
      if (isInVain || sent < fewest) return
      const [, between = 0, , before = 0] = refusedAt
      const rises = between > before * notably && interval > between * notably
      const isMuch = interval > Math.max(before * much, bearable)
      isInVain = interval > longest || (before > 0 && rises && isMuch)
      refusedAt = [interval, ...refusedAt].slice(0, 4)
      const next = Math.max(busy / sent, interval * slower)
      interval = isInVain ? 0 : Math.min(next, longest * much)
      sent = 0
      busy = 0
    },
  }
}
