import type { Behaviour } from '../../src/reference/behaviour.js'
import type { AlteredBehaviour } from '../variation.js'

/**
 * Says of a behaviour that its decisions build on those before and go by nothing but what each is given, so that
 * one decision shows what it makes of another like it.
 */
export const withoutMemory = (
  behaviour: (before: Behaviour) => Partial<Behaviour>,
): AlteredBehaviour => Object.assign(behaviour, { remembers: false as const })
