import {
  type Answer,
  identify,
  type Item,
  type Verification,
} from '../../../../src/scenario/index.js'
import { createdAt } from '../../shared/created-at.js'
import { sameMoment } from '../../shared/same-moment.js'
import type { Waiting } from '../../shared/waiting-in.js'
import type { OwnNotification } from './own-notification.js'

/** Judges that a notification of ours was created when it told first: where it is read, and in the list afterwards. */
export function judgeCreated(
  verification: Verification,
  own: OwnNotification,
  read: Answer,
  list: Waiting,
): void {
  const was = createdAt(own.item)
  if (was === undefined)
    return verification.undecided('The notification does not tell when it was created.', {
      remedy: 'let a notification show when it was created',
    })
  const isOther = (item: Item): boolean => !sameMoment(createdAt(item) ?? was, was)
  const told = createdAt(Object(read.json))
  if (told !== undefined) verification(read).tells('/createdAt', was, () => sameMoment(told, was))
  const what = `notification that was created at another time than ${was}`
  verification(list).holdsNo(
    what,
    (item) => identify(item) === own.id && isOther(item),
    'createdAt',
  )
}
