import { giveIdentifiersAgain } from '../../alterations/give-identifiers-again.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { Liberty } from '../../liberty.js'

const wholeSeconds = (time: unknown): unknown =>
  typeof time === 'string' ? time.replace(/\.\d+/, '') : time

const liberty: Liberty = {
  name: 'identifiers-in-seconds',
  sentence:
    'The identifier of a notification that was deleted is given to a later one, which tells the second of its creation.',
  because: 'That an identifier is never given again is not said, nor how finely times are told.',
  behaviour: giveIdentifiersAgain,
  response: changeHal(
    { operations: ['getPullNotifications', 'getPullNotification'], statuses: [200] },
    (resource) =>
      'createdAt' in resource
        ? { ...resource, createdAt: wholeSeconds(resource['createdAt']) as string }
        : resource,
  ),
}

export default liberty
