import { alone, hrefsOf, identify, walkNumbered, shared } from '../../../src/scenario/index.js'
import { judgeSameList } from './shared/judge-same-list.js'
import { publishAndRead } from '../shared/publish-and-read.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'
import { type Waiting, waitingIn } from '../shared/waiting-in.js'

const byId = 'messages.getPullNotifications.by-subscription'
const byUri = 'messages.getPullNotifications.by-subscription-uri'

const idsOf = ({ items }: Pick<Waiting, 'items'>): readonly string[] => items.map(identify)

export default scenario('The list of a subscription holds what is for it, and nothing else', {
  verifies: [byId, byUri],
  safety: 'disruptive',
  touches: [
    alone('messages.topic'),
    alone('messages.otherTopic'),
    shared('messages.waiting'),
    shared('messages.queue'),
  ],
  async steps(stage) {
    const { customer, fixtures, verify, undecided, giveUp } = stage
    const own = await fixtures.pullSubscriptions()
    const addresses = await fixtures.pullSubscriptionUris()
    const other = await fixtures.otherSubscription()
    const subscriptions = [...own, other]
    const [topic, otherTopic] = [await fixtures.topic(), await fixtures.otherTopic()]
    const readAll = () => walkNumbered(customer, 'getPullNotifications', {}, { pages: 20 })
    const known = new Set(idsOf(await readAll()))
    await publishAndRead(stage, { topic, awaited: own, others: [other] })
    await publishAndRead(stage, { topic: otherTopic, awaited: [other], others: own })
    // Notifications may still come: what a list lacks counts when it was there before the list was read, and after.
    const whole = await readAll()
    const seen = await Promise.all(
      subscriptions.map((subscription) => waitingIn(stage, { subscription })),
    )
    const pages = seen.map(({ page }) => page.exchange.number)
    const stay = new Set(idsOf(await readAll()))
    for (const [index, list] of seen.entries()) {
      const others = seen.filter((other) => other !== list).flatMap(idsOf)
      const shared = idsOf(list).filter((id) => others.includes(id))
      const address = addresses[index]
      // What stands in no list, and says that it is of this one.
      const lost = whole.items.filter(
        (item) =>
          address !== undefined &&
          !known.has(identify(item)) &&
          stay.has(identify(item)) &&
          !seen.flatMap(idsOf).includes(identify(item)) &&
          hrefsOf(item, 'svc:subscription').some((href) => sameAddress(href, address)),
      )
      if (list.items.length === 0 && lost.length === 0) continue
      verify(byId, list.page).that({
        holds: shared.length === 0 && lost.length === 0,
        expected: `the notifications of ${subscriptions[index]} and no others`,
        actual:
          shared.length > 0
            ? `among them ${shared.slice(0, 3).join(', ')}, which another list holds`
            : `without ${lost.slice(0, 3).map(identify).join(', ')}`,
        pointer: '/_embedded/items',
        exchanges: pages,
      })
      if (shared.length + lost.length > 0)
        return undecided(byUri, 'The list of a subscription is not its own.', { dependsOn: byId })
    }
    if (seen.filter(({ items }) => items.length > 0).length < 2)
      giveUp('The lists of less than two subscriptions hold notifications.')
    if (addresses[0] === undefined)
      giveUp('It needs the address of a subscription.', 'fixtures.messages.pullSubscriptionUri')
    for (const [index, subscription] of addresses.entries())
      await judgeSameList(stage, byUri, { subscription }, { subscription: own[index] ?? own[0] })
  },
})
