import { fixture } from '../../../src/scenario/index.js'
import { firstOf } from './first-of.js'
import { named } from './named.js'

export const onTopic = 'of the topic on which messages may be published'

export const topic = named('topic', 'the address of a topic on which messages may be published')

/** A message that may be published at any time. */
export const message = fixture(async (search) => ({
  body: { text: 'Assay published this.' },
  _links: { 'svc:topic': { href: await topic(search) } },
}))

/** Active pull subscriptions of the topic, all of them: as identifiers, and as addresses in the same order. */
export const pullSubscriptions = fixture(
  async (search): Promise<readonly [string, ...string[]]> => {
    const first = firstOf(search, 'pullSubscription', `an active pull subscription ${onTopic}`)
    return [first, ...search.given('pullSubscription').slice(1)]
  },
)

/** A topic on which few stories publish, with one of its subscriptions and the others; the usual one where there is no other. */
export const sparedTopic = fixture(async (search) => {
  const usual = [search.given('topic')[0], search.given('otherTopic')[0]]
  const [spared] = search.given('entityTopic')
  const [subscription] = search.given('entitledSubscription')
  return spared === undefined || subscription === undefined || usual.includes(spared)
    ? {
        topic: await topic(search),
        subscription: (await pullSubscriptions(search))[0],
        besides: (await pullSubscriptions(search)).slice(1),
        isShared: true,
      }
    : {
        topic: spared,
        subscription,
        besides: search.given('notEntitledSubscription'),
        isShared: false,
      }
})

/** The other topic with its subscriptions, for what may be published anywhere; the usual one where there is no other. */
export const topicAside = fixture(async (search) => {
  const [aside] = search.given('otherTopic')
  const subscriptions = search.given('otherSubscription')
  return aside === undefined || subscriptions.length === 0
    ? {
        topic: await topic(search),
        subscriptions: search.given('pullSubscription'),
        isShared: true,
      }
    : { topic: aside, subscriptions, isShared: false }
})
