import { type Answer, identify, type Item, type Stage } from '../../../../src/scenario/index.js'
import { createdAt } from '../../shared/created-at.js'
import { sameMoment } from '../../shared/same-moment.js'
import type { Waiting } from '../../shared/waiting-in.js'

/** Sees to it that lists say of a notification that it was created when the whole list says so: that never changes. */
export function createdAsIn(
  { assume }: Pick<Stage, 'assume'>,
  whole: Waiting,
): (list: Answer | Waiting) => void {
  const known = new Map(whole.items.map((item) => [identify(item), createdAt(item)]))
  const isOther = (item: Item): boolean => {
    const [was, told] = [known.get(identify(item)), createdAt(item)]
    return was !== undefined && told !== undefined && !sameMoment(told, was)
  }
  const what = 'notification that was created at another time than the whole list says'
  return (list) => {
    assume(list, 'messages.notification.created-kept').holdsNo(what, isOther, 'createdAt')
  }
}
