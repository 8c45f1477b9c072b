import { actorNames, type ActorName } from '../../terms/actor-name.js'
import type { Sender } from './sender.js'
import type { Actors } from '../stage/stage.js'

/**
 * All actors. One that the profile lacks throws when a scenario takes it, not before; a copy of the object takes none.
 */
export function actorsBy(as: (name: ActorName) => Sender): Actors {
  const actors = {}
  for (const name of [...actorNames, 'anonymous'] as const)
    Object.defineProperty(actors, name, { get: () => as(name) })
  return actors as Actors
}
