import type { Operation } from '../../contract/operation.js'
import type { Recheck } from './recheck.js'
import type { Stage } from '../stage/stage.js'
import { service } from '../preamble/service.js'
import { Undecided } from '../undecided.js'

/** What an operation does that answers no plain request is no fault of what was to be read: that it does not is the root. */
export function recheckService(plain: Stage['plain'], operation: Operation): Recheck {
  const root = operation.requirement(service)
  return async () => {
    try {
      await plain(operation)
      return undefined
    } catch (error) {
      const isRoot = error instanceof Undecided && error.observation.dependsOn === root
      return root !== undefined && isRoot ? error.observation : undefined
    }
  }
}
