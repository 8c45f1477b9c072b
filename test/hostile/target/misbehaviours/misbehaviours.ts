import type { Misbehaviour } from '../misbehaviour.js'
import { floods } from './floods.js'
import { injections } from './injections.js'
import { oddities } from './oddities.js'
import { silence } from './silence.js'

/** Those that are tried on the whole program. */
export const misbehaviours: readonly Misbehaviour[] = [
  ...silence,
  ...floods,
  ...injections,
  ...oddities,
]
