import { assumePermitted, staysSo, wholeTarget } from '../../../src/scenario/index.js'
import { acknowledgeSibling } from './shared/acknowledge-sibling.js'
import { createdAt } from '../shared/created-at.js'
import { days } from '../shared/days.js'
import { judgeAcknowledged } from '../shared/judge-acknowledged.js'
import { judgeDeletedLater } from './shared/judge-deleted-later.js'
import { isLaterBy } from '../shared/is-later-by.js'
import { isOneOf } from '../shared/is-one-of.js'
import { ownAboutEntity } from './shared/own-about-entity.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { type Waiting, waitingIn } from '../shared/waiting-in.js'

const notPutForward = [
  'No notification tells that the hook put the clock forward by as much as it was to.',
  { remedy: 'hooks.clock' },
] as const

/** Later than what is pushed has failed, and than the week, the fortnight or the month for which queues usually keep a message. */
const later = days(31)

const what = 'notification that was not acknowledged'
const left = 'notification that was acknowledged days ago'
const shows =
  (id: string, isThere = true) =>
  ({ items }: Waiting): boolean =>
    items.some(isOneOf(id)) === isThere

export default scenario('A pull notification that was not acknowledged is still there days later', {
  verifies: {
    kept: { requirement: 'messages.pull.stored', after: 'messages.publish.each-subscription' },
  },
  safety: 'disruptive',
  touches: [wholeTarget],
  async steps(stage) {
    const { customer, assume, settled, during, verify } = stage
    const own = await ownNotification(stage)
    const { id, subscription } = own
    // Reading it is no acknowledgement, which may come later than the answer.
    await readOwn(stage, own)
    const list = (of = subscription) => waitingIn(stage, { subscription: of })
    const seen = await settled(() => list(), shows(id))
    assume(seen, 'messages.acknowledge.not-by-reading').holds([id])
    const done = await acknowledgeSibling(stage, own)
    const other = await ownAboutEntity(stage)
    await during(
      'clock',
      async () => {
        // What is published now tells the time of the target.
        const [fresh, isKept] = await Promise.all([
          ownNotification(stage),
          staysSo(verify.kept, async (look) => look(await list()).holdsSome(what, isOneOf(id))),
        ])
        if (!isKept) return
        if (!isLaterBy(later, createdAt(own.item), createdAt(fresh.item)))
          verify.kept.undecided(...notPutForward)
        const order = { path: { notificationId: id } }
        const [answer, after] = await Promise.all([
          customer.send('getPullNotification', order),
          done && settled(() => list(done.subscription), shows(done.id, false)),
        ])
        // A token may have expired by then.
        assumePermitted(stage, answer)
        verify.kept(answer).statusIsNot(404, 410)
        const ofOther = other && (await settled(() => list(other.subscription), shows(other.id)))
        if (other && ofOther) verify.kept(ofOther).holdsSome(what, isOneOf(other.id))
        const leaves = (seen: Waiting) => assume(seen, 'messages.acknowledge.leaves')
        if (done && after) leaves(after).holdsNo(left, isOneOf(done.id))
        const acknowledged = judgeAcknowledged(stage, leaves, list, await list(), [id])
        await Promise.all([acknowledged, judgeDeletedLater(stage, other, list)])
      },
      later,
    )
  },
})
