import {
  type Answer,
  awaitAftermath,
  often,
  shared,
  someTimes,
  type Stage,
  type Verification,
} from '../../../src/scenario/index.js'
import { meant } from '../shared/active-list.js'
import { assumeAsBefore } from './shared/assume-as-before.js'
import { dismissLast } from './shared/dismiss-last.js'
import { isOneOf } from './shared/is-one-of.js'
import { isSet } from '../shared/is-set.js'
import { othersComeAndGo } from './shared/others-come-and-go.js'
import { judgeRead } from './shared/judge-read.js'
import { judgeAllowed } from './shared/judge-allowed.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { shownNotification } from '../shared/shown-notification.js'
import { stays } from '../shared/stays.js'
import { listedNotifications } from '../shared/listed-notifications.js'
import { whetherRead } from './shared/whether-read.js'

/** Judges that what is not there cannot be marked. */
async function judgeMissing(
  { customer, fixtures, operation }: Pick<Stage, 'customer' | 'fixtures' | 'operation'>,
  missing: Verification,
): Promise<void> {
  const mark = operation('markNotificationAsRead')
  const notification = String(await fixtures['unknownNotification']?.())
  await someTimes(async () => {
    const refused = await customer.send(mark.id, orderAbout(mark, { notification }))
    return missing(refused).status('4XX')
  }, often)
}

/** Whether what was read may be marked again is not shown; it was read all the same. */
async function markAgain(
  { customer, operation }: Pick<Stage, 'customer' | 'operation'>,
  ids: readonly string[],
): Promise<void> {
  const mark = operation('markNotificationAsRead')
  for (const notification of ids) await customer.send(mark.id, orderAbout(mark, { notification }))
}

const readBefore = [
  'The notification says that it was read before it was marked.',
  'let a new notification be unread',
] as const

export default scenario('A notification that was marked as read says so', {
  verifies: {
    markedAsRead: 'notifications.markNotificationAsRead.done',
    missing: {
      requirement: 'notifications.markNotificationAsRead.missing-refused',
      after: 'markedAsRead',
    },
    marked: { requirement: 'notifications.read.marked', after: 'markedAsRead' },
  },
  safety: 'reversible',
  requests: 40,
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { customer, operation, verify, giveUp } = stage
    const active = operation('getActiveNotifications')
    const mark = operation('markNotificationAsRead')
    const made = await madeDefinition(stage)
    const { ids, list: unread } = await listedNotifications(stage, made)
    let answer: Answer | undefined
    for (const notification of ids) {
      answer = await customer.send(mark.id, orderAbout(mark, { notification }))
      const look = () => whetherRead(stage, notification, ids)
      if (!(await judgeAllowed(stage, verify.markedAsRead, mark, answer, look))) return
    }
    await judgeMissing(stage, verify.missing)
    const isOurs = isOneOf(active, ids)
    if (unread.items.some((item) => isOurs(item) && isSet(meant(active, item, 'read'))))
      giveUp(...readBefore)
    const judge = judgeRead(stage, answer)
    const isRead = await verify.marked.confirmed(async (look) => void (await judge(look, isOurs)))
    if (!isRead) return
    await assumeAsBefore(stage, ids, unread)
    await markAgain(stage, ids)
    const rest = isOneOf(active, await dismissLast(stage, ids))
    await shownNotification(stage, made)
    await othersComeAndGo(stage)
    const later = () => awaitAftermath(stage)
    if (!(await stays(verify.marked, (look) => judge(look, rest), later))) return
    const judgeUnasked = judgeRead(stage, answer, [])
    await verify.marked.confirmed(async (look) => void (await judgeUnasked(look, rest)))
  },
})
