import { alone, identify, often, shared } from '../../../src/scenario/index.js'
import { isListed } from './shared/is-listed.js'
import { type Came, judgeSince } from './shared/judge-since.js'
import { othersPublish } from './shared/others-publish.js'
import type { Wanted } from '../shared/publication.js'
import { publishAndWatch } from '../shared/publish-and-watch.js'
import { scenario } from '../shared/scenario.js'
import { wholeList } from '../shared/whole-list.js'

/** What a message may say: something with a mark, and whatever else an object or a text may be. */
const bodies = [{}, { said: ['Zoë', '東京 🏦', null] }, 'Assay published this: 東京.']
/** What is published, and how often. */
const messages = [
  { count: 1 },
  ...bodies.map((body) => ({ bodyOf: () => body, count: 1 })),
  { count: often },
]

export default scenario('Each active subscription of a topic gets a message once', {
  verifies: {
    given: 'messages.publish.each-subscription',
    since: {
      requirement: 'messages.notifications.created-since',
      after: 'given',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const topic = await fixtures.topic()
    const awaited = await fixtures.pullSubscriptions()
    const addresses = await fixtures.pullSubscriptionUris()
    const seen: Came[] = []
    let crowded = 0
    // More than one may be for what another publisher published at that moment: another message decides.
    for (const { count, ...message } of messages)
      await verify.given.confirmed(async (compare) => {
        const known = new Set((await wholeList(stage))?.items.map(identify))
        const wanted: Wanted = { topic, awaited, count, ...message }
        const { answer, came, lists, isBusy } = await publishAndWatch(stage, wanted)
        for (const [index, subscription] of awaited.entries()) {
          const number = came.get(subscription)?.length ?? 0
          if (number === 0 && (await isListed(stage, addresses[index], known)))
            giveUp(
              'A notification that came is not in the list of its subscription.',
              'let what is delivered stand in the list of its subscription',
            )
          const mayBeOfOthers = async () =>
            isBusy === true || ((crowded += 1) > 1 && (await othersPublish(stage, subscription)))
          if (number > count && (await mayBeOfOthers()))
            giveUp(
              'Others publish on the topic, and notifications do not tell for which message they are.',
              'fixtures.messages.topic, on which no one else publishes',
            )
          const list = lists.get(subscription) ?? answer
          seen.push({ list, published: answer, came: came.get(subscription) ?? [] })
          compare(list, answer).that({
            holds: number === count,
            expected: `notifications for what was published, for ${subscription}: ${count}`,
            actual: String(number),
            pointer: '/_embedded/items',
          })
        }
        return { still: true }
      })
    judgeSince(verify.since, seen)
  },
})
