import type { Behaviour } from './behaviour.js'
import type { Variation } from './variation.js'

/** Puts variations in force, one on top of the other. */
export function varyBehaviour(honest: Behaviour, variations: readonly Variation[]): Behaviour {
  return variations.reduce((before, { behaviour }) => {
    const changes = typeof behaviour === 'function' ? behaviour(before) : behaviour
    return { ...before, ...changes }
  }, honest)
}
