import { alone, assumePermitted, identify, shared } from '../../../src/scenario/index.js'
import { ownNotification } from './shared/own-notification.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

export default scenario('A notification that was deleted is gone', {
  verifies: ['messages.delete.gone', 'messages.delete.not-listed', 'messages.delete.unknown'],
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { customer, plain, operation, assume, verify, undecided, random } = stage
    // Where nothing can be read, nothing is shown by being gone. Ours is not read first: that may take it away.
    await plain(operation('getPullNotification'))
    const own = await ownNotification(stage)
    const order = { path: { notificationId: own.id } }
    const unknown = { path: { notificationId: `assay${random(1e9)}` } }
    const nothing = await customer.send('getPullNotification', unknown)
    if (nothing.status < 300) assume(nothing, 'messages.getPullNotification.unknown').status(404)
    const deleted = await customer.send('deleteNotification', order)
    assumePermitted(stage, deleted)
    verify('messages.delete.gone', deleted).status(204)
    const read = await customer.send('getPullNotification', order)
    verify('messages.delete.gone', read).status(404)
    const absent = await customer.send('deleteNotification', unknown)
    verify('messages.delete.unknown', absent).status(404, 400)
    if (deleted.status >= 300 || read.status !== 404)
      return undecided('messages.delete.not-listed', 'The notification was not deleted.', {
        dependsOn: 'messages.delete.gone',
      })
    const again = await customer.send('deleteNotification', order)
    verify('messages.delete.unknown', again).status(404)
    const { items, page } = await waitingIn(stage, { subscription: own.subscription })
    const listed = items.some((item) => identify(item) === own.id)
    verify('messages.delete.not-listed', page).that({
      holds: !listed,
      absence: true,
      expected: `no notification ${own.id} in the list`,
      actual: listed ? 'it is there' : 'it is not there',
      pointer: '/_embedded/items',
      exchanges: [deleted.exchange.number],
    })
  },
})
