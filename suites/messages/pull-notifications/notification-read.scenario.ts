import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const mostNotifications = 5
/** What no identifier is, with what means something to some stores. */
const oddName = "O'Neill & Söhne"

export default scenario('getPullNotification returns the notification that was requested', {
  verifies: {
    same: 'messages.getPullNotification.same',
    unknown: 'messages.getPullNotification.unknown',
  },
  stocked: 'getPullNotifications',
  touches: [shared('messages.waiting')],
  async steps({ customer, fixtures, plain, operation, verify, random }) {
    await plain(operation('getPullNotification'))
    const list = await customer.send('getPullNotifications')
    const listed = (list.status === 200 ? list.items : []).map(({ _id }) => _id)
    const ids = [...new Set([await fixtures.pullNotification(), ...listed])]
    for (const id of ids.slice(0, mostNotifications)) {
      if (typeof id !== 'string') continue
      const path = { notificationId: id }
      const answer = await customer.send('getPullNotification', { path })
      // Others may have acknowledged it meanwhile, and it need not tell what it is.
      if (answer.status !== 200 || answer.at('/_id') === undefined) continue
      verify.same(answer).at('/_id', id)
    }
    const odd = { path: { notificationId: oddName } }
    verify.unknown(await customer.send('getPullNotification', odd)).status(404, 400, 422)
    const begins = ids.find((id) => typeof id === 'string')
    // What one begins with may be another one.
    const path = { notificationId: begins?.slice(0, -1) || oddName }
    const shorter = await customer.send('getPullNotification', { path })
    if (shorter.status === 200)
      verify.unknown(shorter).tells('/_id', 'another one', (id) => id !== begins)
    // What only begins like the identifier of one is none either.
    await someTimes(async () => {
      const path = { notificationId: `${begins ?? ''}assay${random(1e9)}` }
      const unknown = await customer.send('getPullNotification', { path })
      return verify.unknown(unknown).status(404, 400, 422)
    }, often)
  },
})
