import type { Clock } from './clock.js'

/** The time that a story is held back, of whose requests several may wait at the same moment. */
export interface HeldBack {
  /** One more of its requests waits. */
  begin(): void
  /** One of them waits no longer. */
  end(): void
  /** Milliseconds so far in which any of them waited: a moment in which several do counts once. */
  sum(): number
}

export function heldBack({ now }: Pick<Clock, 'now'>): HeldBack {
  let waiting = 0
  let from = 0
  let before = 0
  const sum = (): number => before + (waiting > 0 ? now() - from : 0)
  return {
    begin() {
      if (waiting === 0) from = now()
      waiting += 1
    },
    end() {
      before = sum()
      from = now()
      waiting -= 1
    },
    sum,
  }
}
