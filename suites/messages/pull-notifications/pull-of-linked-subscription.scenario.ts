import { alone, hrefsOf, identify, type Item, often, shared } from '../../../src/scenario/index.js'
import { isAbsolute } from '../shared/is-absolute.js'
import { judgeNearMiss } from '../shared/judge-near-miss.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { publishAndRead } from '../shared/publish-and-read.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'
import { wholeList } from '../shared/whole-list.js'

const subscriptionsOf = (item: Item): readonly string[] => hrefsOf(item, 'svc:subscription')

export default scenario('The list of a subscription holds all that link to it, however old', {
  verifies: {
    byId: 'messages.getPullNotifications.by-subscription',
    byUri: { requirement: 'messages.getPullNotifications.by-subscription-uri', after: 'byId' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherTopic'), shared('messages.waiting'), shared('messages.queue')],
  async steps(stage) {
    const { customer, fixtures, verify } = stage
    const subscription = await fixtures.otherSubscription()
    await publishAndRead(stage, { topic: await fixtures.otherTopic(), awaited: [subscription] })
    const isWhole = await verify.byId.confirmed(async (compare) => {
      const items = (await wholeList(stage))?.items ?? []
      const list = await waitingIn(stage, { subscription })
      const [linked, ...others] = new Set(list.items.flatMap(subscriptionsOf))
      const due = items.filter((item) => subscriptionsOf(item).some((href) => href === linked))
      if (linked !== undefined && others.length === 0 && due.length > 0)
        compare(list).holds(due.map(identify))
      else if (list.items.length > 0) compare(list).status(200)
    })
    if (!isWhole) return
    // What lacks something now and then does so in one of some: a rule compares each with those before and after.
    await Promise.all(Array.from({ length: often }, () => waitingIn(stage, { subscription })))
    const { items } = await waitingIn(stage, { subscription })
    const near = { parameter: 'subscription', value: subscription, items } as const
    await judgeNearMiss(customer, verify.byId, 'getPullNotifications', near)
    const addresses = new Set(items.flatMap(subscriptionsOf).filter(isAbsolute))
    for (const uri of addresses)
      await judgeSameList(stage, verify.byUri, { subscription: uri }, { subscription })
    // Where no notification links to it, other stories decide.
    if (addresses.size === 0) verify.byUri(await customer.send('getPullNotifications')).status(200)
  },
})
