import { assumePermitted, often, someTimes, wholeTarget } from '../../../src/scenario/index.js'
import { days } from '../shared/days.js'
import { isOneOf } from '../shared/is-one-of.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

/** Later than what is pushed has failed. */
const later = days(6)

export default scenario('A pull notification that was not acknowledged is still there days later', {
  verifies: {
    kept: { requirement: 'messages.pull.stored', after: 'messages.publish.each-subscription' },
  },
  safety: 'disruptive',
  touches: [wholeTarget],
  async steps(stage) {
    const { customer, during, verify } = stage
    const { id, subscription } = await ownNotification(stage)
    const read = () => customer.send('getPullNotification', { path: { notificationId: id } })
    await during(
      'clock',
      async () => {
        const list = await waitingIn(stage, { subscription })
        if (!verify.kept(list).holdsSome('notification that was not acknowledged', isOneOf(id)))
          return
        await someTimes(async () => {
          const answer = await read()
          // A token may have expired by then.
          assumePermitted(stage, answer)
          return verify.kept(answer).status(200)
        }, often)
      },
      later,
    )
  },
})
