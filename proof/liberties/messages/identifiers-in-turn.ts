import { changeHal } from '../../alterations/change-hal.js'
import { giveIdentifiersInTurn } from '../../alterations/give-identifiers-again.js'
import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'identifiers-in-turn',
  sentence:
    'A later notification is given the identifier that is free for longest, and tells the second of its creation.',
  because: 'That an identifier is never given again is not said, nor how finely times are told.',
  behaviour: giveIdentifiersInTurn,
  response: changeHal(
    { operations: ['getPullNotifications', 'getPullNotification'], statuses: [200] },
    (resource) => {
      const { createdAt } = resource
      if (typeof createdAt !== 'string') return resource
      return { ...resource, createdAt: createdAt.replace(/\.\d+/, '') }
    },
  ),
}

export default liberty
