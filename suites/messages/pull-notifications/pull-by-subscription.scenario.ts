import { alone, hrefsOf, identify, shared, walkNumbered } from '../../../src/scenario/index.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { publishAndRead } from '../shared/publish-and-read.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

export default scenario('The list of a subscription holds its notifications and no others', {
  verifies: {
    byId: 'messages.getPullNotifications.by-subscription',
    byUri: { requirement: 'messages.getPullNotifications.by-subscription-uri', after: 'byId' },
  },
  safety: 'disruptive',
  touches: [
    alone('messages.topic'),
    alone('messages.otherTopic'),
    shared('messages.waiting'),
    shared('messages.queue'),
  ],
  requests: 30,
  async steps(stage) {
    const { customer, fixtures, verify, giveUp } = stage
    const own = await fixtures.pullSubscriptions()
    const addresses = await fixtures.pullSubscriptionUris()
    const other = await fixtures.otherSubscription()
    const [topic, otherTopic] = [await fixtures.topic(), await fixtures.otherTopic()]
    const readAll = () => walkNumbered(customer, 'getPullNotifications', {}, { pages: 20 })
    const isKnown = isOneOf(...(await readAll()).items.map(identify))
    await publishAndRead(stage, { topic, awaited: own, others: [other] })
    await publishAndRead(stage, { topic: otherTopic, awaited: [other], others: own })

    let filled = 0
    const isOwn = await verify.byId.confirmed(async (compare) => {
      const fresh = (await readAll()).items.filter((item) => !isKnown(item))
      const read = (subscription: string) => waitingIn(stage, { subscription })
      const lists = await Promise.all([...own, other].map(read))
      filled = lists.filter(({ items }) => items.length > 0).length
      for (const [index, list] of lists.entries()) {
        const others = lists.filter((one) => one !== list).flatMap(({ items }) => items)
        const isOfOther = isOneOf(...others.map(identify))
        const address = addresses[index]
        const isDue = (href: string) => address !== undefined && sameAddress(href, address)
        // It says that it is of this subscription, and was there before the list was read.
        const due = fresh.filter(
          (item) => !isOfOther(item) && hrefsOf(item, 'svc:subscription').some(isDue),
        )
        if (list.items.length > 0)
          compare(list).holdsNo('notification that another list holds', isOfOther)
        if (due.length > 0) compare(list).holds(due.map(identify))
      }
    })
    if (!isOwn) return
    if (filled < 2)
      giveUp(
        'Notifications came for less than two subscriptions.',
        'fixtures.messages.deliveryTime',
      )
    if (addresses[0] === undefined)
      giveUp('It needs the address of a subscription.', 'fixtures.messages.pullSubscriptionUri')
    await Promise.all(
      addresses.map((subscription = '', index) =>
        judgeSameList(
          stage,
          verify.byUri,
          { subscription },
          { subscription: own[index] ?? own[0] },
        ),
      ),
    )
  },
})
