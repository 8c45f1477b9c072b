import { assumePermitted, often, wholeTarget } from '../../../src/scenario/index.js'
import { acknowledgeSibling } from './shared/acknowledge-sibling.js'
import { createdAt } from '../shared/created-at.js'
import { days } from '../shared/days.js'
import { isLaterBy } from '../shared/is-later-by.js'
import { isOneOf } from '../shared/is-one-of.js'
import { ownAboutEntity } from './shared/own-about-entity.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

const notPutForward = [
  'No notification tells that the hook put the clock forward by as much as it was to.',
  { remedy: 'hooks.clock' },
] as const

/** Later than what is pushed has failed, and than the week for which queues usually keep a message. */
const later = days(7.5)

const what = 'notification that was not acknowledged'

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
    const seen = await settled(
      () => list(),
      ({ items }) => items.some(isOneOf(id)),
    )
    assume(seen, 'messages.acknowledge.not-by-reading').holds([id])
    const done = await acknowledgeSibling(stage, own)
    const other = await ownAboutEntity(stage)
    await during(
      'clock',
      async () => {
        // What is published now tells the time of the target.
        const reads = Array.from({ length: often }, () => list())
        const [fresh, ...lists] = await Promise.all([ownNotification(stage), ...reads])
        const isKept = lists.every((one) => verify.kept(one).holdsSome(what, isOneOf(id)))
        if (!isKept) return
        if (!isLaterBy(later, createdAt(own.item), createdAt(fresh.item)))
          verify.kept.undecided(...notPutForward)
        const order = { path: { notificationId: id } }
        const [answer, after] = await Promise.all([
          customer.send('getPullNotification', order),
          done && list(done.subscription),
        ])
        // A token may have expired by then.
        assumePermitted(stage, answer)
        verify.kept(answer).statusIsNot(404, 410)
        if (other) verify.kept(await list(other.subscription)).holdsSome(what, isOneOf(other.id))
        const left = 'notification that was acknowledged days ago'
        if (done && after)
          assume(after, 'messages.acknowledge.leaves').holdsNo(left, isOneOf(done.id))
      },
      later,
    )
  },
})
