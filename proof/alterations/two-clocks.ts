import type { Behaviour } from '../../src/reference/behaviour.js'

/** Milliseconds by which one clock is ahead of the other. */
const ahead = 3000

/** The clocks of two nodes. */
export interface TwoClocks {
  /** With it in force, the clocks go on with each request. */
  readonly admits: Behaviour['admits']
  /** The time, in whole milliseconds, by one clock and by the other in turn. */
  tell(): number
}

/** Opens the clocks of two nodes that write by turns, and of which one is three seconds ahead. */
export function twoClocks({ admits }: Pick<Behaviour, 'admits'>): TwoClocks {
  let now = 0
  let told = 0
  return {
    admits(actor, operation, at) {
      now = Math.floor(at)
      return admits(actor, operation, at)
    },
    tell: () => now + ((told += 1) % 2) * ahead,
  }
}
