import { fixture } from '../../../src/scenario/index.js'
import { named } from './named.js'
import type { PushTopic } from './push-topic.js'

/** Topics with a push subscription each: addresses and identifiers of both. */
const push = fixture(async (search): Promise<readonly [PushTopic, ...PushTopic[]]> => {
  const [topics, ids, subscriptions, uris] = [
    search.given('pushTopic'),
    search.given('pushTopicId'),
    search.given('pushSubscription'),
    search.given('pushSubscriptionUri'),
  ]
  const [first, ...others] = topics.flatMap((topic, index): readonly PushTopic[] => {
    const [id, subscription, uri] = [ids[index], subscriptions[index], uris[index]]
    if (subscription === undefined) return []
    return [{ topic, subscription, id, uri }]
  })
  if (first === undefined)
    throw topics.length === 0
      ? search.lacking('a topic with a push subscription', 'pushTopic')
      : search.lacking('the push subscription of the topic', 'pushSubscription')
  return [first, ...others]
})

/** What is known of push subscriptions, all by the profile. */
export const pushFixtures = {
  push,
  pushTopicIdsIfAny: fixture(async ({ given }) => given('pushTopicId')),
  pushSubscriptionsIfAny: fixture(async ({ given }) => given('pushSubscription')),
  pushInactiveSubscription: named(
    'pushInactiveSubscription',
    'a push subscription of the first pushTopic that is not active',
  ),
  pushEntityTopic: named(
    'pushEntityTopic',
    'the address of a topic with messages about a resource that are pushed',
  ),
  pushEntitledIfAny: fixture(async ({ given }): Promise<PushTopic | undefined> => {
    const [[entity], [topic], [subscription]] = [
      given('entity'),
      given('pushEntityTopic'),
      given('pushEntitledSubscription'),
    ]
    if (entity === undefined || topic === undefined || subscription === undefined) return undefined
    return { entity, topic, subscription }
  }),
  pushEntitledSubscription: named(
    'pushEntitledSubscription',
    'a push subscription of that topic, of a user entitled to the resource',
  ),
  pushNotEntitledSubscription: named(
    'pushNotEntitledSubscription',
    'a push subscription of that topic, of a user not entitled to the resource',
  ),
  pushSubscription: fixture(async (search) => (await push(search))[0].subscription),
}
