import type { ActorName } from '../terms/actor-name.js'
import type { Sender } from './sender.js'
import type { Actors } from './stage.js'

/** All actors. One that the profile lacks throws when a scenario takes it, not before. */
export function actorsBy(as: (name: ActorName) => Sender): Actors {
  return {
    get customer() {
      return as('customer')
    },
    get otherCustomer() {
      return as('otherCustomer')
    },
    get restricted() {
      return as('restricted')
    },
    get agent() {
      return as('agent')
    },
    get admin() {
      return as('admin')
    },
    get anonymous() {
      return as('anonymous')
    },
  }
}
