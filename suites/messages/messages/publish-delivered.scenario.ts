import { alone, hrefsOf, identify, shared } from '../../../src/scenario/index.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

const requirement = 'messages.publish.each-subscription'

export default scenario('Each active subscription of a topic is given a message once', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, undecided, giveUp } = stage
    const topic = await fixtures.topic()
    const awaited = await fixtures.pullSubscriptions()
    const addresses = await fixtures.pullSubscriptionUris()
    const before = await waitingIn(stage, {})
    const publish = () => publishAndWatch(stage, { topic, awaited })
    const first = await publish()
    const numberOf = ({ came }: typeof first, one: string): number => came.get(one)?.length ?? 0
    // More than one may be for what somebody else published at that moment.
    const again = awaited.some((one) => numberOf(first, one) > 1) ? await publish() : first
    const known = new Set(before.items.map(identify))
    for (const [index, subscription] of awaited.entries()) {
      const [number, later] = [first, again].map((one) => numberOf(one, subscription))
      if (number === undefined || number !== later)
        return undecided(requirement, 'Others publish on the topic as well.')
      const address = addresses[index]
      const lost = (number === 0 ? (await waitingIn(stage, {})).items : []).some(
        (item) =>
          !known.has(identify(item)) &&
          hrefsOf(item, 'svc:subscription').some(
            (href) => address !== undefined && sameAddress(href, address),
          ),
      )
      if (lost) giveUp('A notification that came is not in the list of its subscription.')
      verify(requirement, first.lists.get(subscription)?.page ?? first.answer).that({
        holds: number === 1,
        expected: `one notification for the message, for ${subscription}`,
        actual: String(number),
        pointer: '/_embedded/items',
        exchanges: [first.answer.exchange.number],
      })
    }
  },
})
