import { fixture } from '../../../src/scenario/index.js'
import { firstOf } from './first-of.js'

/** A notification that waits; one of the other topic is not acknowledged or deleted by a story. */
export const pullNotification = fixture(async (search) => {
  const [subscription] = search.given('otherSubscription')
  const queries = [...(subscription === undefined ? [] : [{ subscription }]), {}]
  for (const query of queries) {
    const answer = await search.as('customer').send('getPullNotifications', { query })
    const [id] = (answer.status === 200 ? answer.items : []).flatMap(({ _id }) =>
      typeof _id === 'string' ? [_id] : [],
    )
    if (id !== undefined) return id
  }
  return firstOf(search, 'pullNotification', 'a notification that waits to be fetched')
})

/** A notification that is being delivered. */
export const queuedNotification = fixture(async (search) => {
  const answer = await search.as('customer').send('getDeliveryQueue')
  const [id] = (answer.status === 200 ? answer.items : []).flatMap(({ _id }) =>
    typeof _id === 'string' ? [_id] : [],
  )
  return id ?? firstOf(search, 'queuedNotification', 'a notification of the delivery queue')
})
