import type { Misbehaviour } from '../misbehaviour.js'
import { bodies } from './bodies.js'
import { heads } from './heads.js'
import { members } from './members.js'
import { statuses } from './statuses.js'
import { wires } from './wires.js'

/** Small misbehaviours, very many of them, each tried on a short run. */
export const small: readonly Misbehaviour[] = [
  ...bodies,
  ...heads,
  ...members,
  ...statuses,
  ...wires,
]
