import { type PacedCaller, pacedCaller } from './paced-caller.js'
import type { Clock } from './clock.js'
import { type HeldBack, heldBack } from './held-back.js'

/** One pace for all that a caller sends, once the target said that it was too much. */
export interface Pace {
  /**
   * Waits until the caller may send one more request. What was refused goes first, and then what began first, so that
   * it comes to its end.
   *
   * @param story that sends it
   * @param isAgain whether it was refused before
   * @throws the signal's reason when it aborts before
   */
  turn(caller: string, story: string, isAgain: boolean, signal?: AbortSignal): Promise<void>
  /**
   * A request of the caller was one too many, and so would be any other for so many milliseconds.
   *
   * @returns milliseconds that the caller was held back so far, and will be by this refusal
   */
  refused(caller: string, milliseconds: number): number
  /** Lets all requests of the caller go that wait. */
  release(caller: string): void
  /** Milliseconds in which a story was held back so far: its time does not pass meanwhile. */
  heldBack(story: string): number
}

/** Opens the pace of a run: as fast as answers come, until the target refuses someone with 429. */
export function openPace(clock: Clock): Pace {
  const callers = new Map<string, PacedCaller>()
  const ranks = new Map<string, number>()
  const held = new Map<string, HeldBack>()
  const callerOf = (name: string): PacedCaller => {
    const known = callers.get(name) ?? pacedCaller(clock)
    callers.set(name, known)
    return known
  }
  const rankOf = (story: string): number => {
    const rank = ranks.get(story) ?? ranks.size
    ranks.set(story, rank)
    return rank
  }
  return {
    async turn(name, story, isAgain, signal) {
      const caller = callerOf(name)
      const rank = rankOf(story)
      if (caller.isFree()) return
      const times = held.get(story) ?? heldBack(clock)
      held.set(story, times)
      times.begin()
      try {
        await caller.wait({ isAgain, rank }, signal)
      } finally {
        times.end()
      }
    },
    refused(name, milliseconds) {
      const caller = callerOf(name)
      caller.refused(milliseconds)
      return caller.heldBack()
    },
    release: (name) => callerOf(name).release(),
    heldBack: (story) => held.get(story)?.sum() ?? 0,
  }
}
