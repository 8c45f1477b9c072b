import { type Discoveries, fixture } from '../../../src/scenario/index.js'
import { named } from './named.js'
import { pushFixtures } from './push-fixtures.js'
import { seenFixtures } from './seen-topic.js'
import {
  message,
  onTopic,
  pullSubscriptions,
  sparedTopic,
  topic,
  topicAside,
} from './topic-fixtures.js'
import { pullNotification, queuedNotification } from './waiting-fixtures.js'

/** How long a message that was published may take to come to the lists, in milliseconds. */
const deliveryTime = fixture(async ({ given }) => Number(given('deliveryTime')[0] ?? 10) * 1000)

export const fixtures = {
  ...seenFixtures,
  ...pushFixtures,
  topic,
  sparedTopic,
  topicAside,
  topicId: named('topicId', 'the identifier of the topic on which messages may be published'),
  topicIdsIfAny: fixture(async ({ given }) => given('topicId')),
  otherTopic: named(
    'otherTopic',
    'the address of another topic on which messages may be published',
  ),
  message,
  pullNotification,
  notificationToDelete: named('notificationToDelete', 'a notification that may be deleted'),
  queuedNotification,
  subscriptionId: fixture(async (search) => (await pullSubscriptions(search))[0]),
  pullSubscriptions,
  pullSubscriptionsIfAny: fixture(async ({ given }) => given('pullSubscription')),
  entitledSubscriptionsIfAny: fixture(async ({ given }) => given('entitledSubscription')),
  pullSubscriptionUris: fixture(async ({ given }) => given('pullSubscriptionUri')),
  pullSubscriptionUri: named('pullSubscriptionUri', 'the address of that subscription'),
  otherSubscription: named('otherSubscription', 'a pull subscription of the other topic'),
  inactiveSubscription: named(
    'inactiveSubscription',
    `a pull subscription ${onTopic} that is not active`,
  ),
  entitledIfAny: fixture(async ({ given }) => {
    const [[entity], [topic], [awaited]] = [
      given('entity'),
      given('entityTopic'),
      given('entitledSubscription'),
    ]
    if (entity === undefined || topic === undefined || awaited === undefined) return undefined
    return { entity, topic, awaited }
  }),
  entityTopic: named('entityTopic', 'the address of a topic with messages about a resource'),
  entity: named('entity', 'the address of a resource that a message may be about'),
  entitledSubscription: named(
    'entitledSubscription',
    'a pull subscription of that topic, of a user entitled to the resource',
  ),
  notEntitledSubscription: named(
    'notEntitledSubscription',
    'a pull subscription of that topic, of a user not entitled to the resource',
  ),
  deliveryTime,
}

/** What a profile may give under `fixtures.messages`. */
export const given = {
  pushTopic: 'addresses of topics with a push subscription that delivers to the listener',
  pushTopicId: 'their identifiers, in the same order',
  pushSubscription: 'identifiers of these subscriptions, in the same order',
  pushSubscriptionUri: 'their addresses, in the same order',
  pushInactiveSubscription: 'a push subscription of the first pushTopic that is not active',
  pushEntityTopic:
    'the address of another topic, with push subscriptions that deliver to the listener',
  pushEntitledSubscription: 'one of them, of a user entitled to the resource entity',
  pushNotEntitledSubscription: 'another one, of a user who is not entitled to it',
  topic: 'the address of a topic on which messages may be published',
  topicId: 'the identifier of this topic',
  otherTopic: 'the address of another topic on which messages may be published',
  pullSubscription: 'identifiers of the active pull subscriptions of the topic',
  pullSubscriptionUri: 'their addresses, in the same order',
  otherSubscription: 'a pull subscription of the other topic',
  inactiveSubscription: 'a pull subscription of the topic that is not active',
  entityTopic: 'the address of a topic with messages about a resource',
  entity: 'the address of a resource that a message may be about',
  entitledSubscription: 'a pull subscription of that topic, of a user entitled to the resource',
  notEntitledSubscription: 'another one, of a user who is not entitled to it',
  pullNotification: 'a notification that waits to be fetched, where none is in the list',
  notificationToDelete: 'a notification that may be deleted',
  queuedNotification: 'a notification of the delivery queue, where none is in the list',
  deliveryTime:
    'seconds in which a message that was published has come to the lists, 10 by default',
}

const publishing = 'publishing reaches all subscribers, so that may be for you to say'

/** What is looked for when a profile is written. */
export const discoveries = {
  found: {},
  supposed: {
    topic: { by: 'seenTopic', because: `notifications that wait are of it; ${publishing}` },
    pullSubscription: { by: 'seenSubscriptions', because: 'there may be more of them' },
    pullSubscriptionUri: { by: 'seenSubscriptionUris', because: 'they are those of the links' },
  },
  counted: {},
} satisfies Discoveries<keyof typeof given, keyof typeof fixtures>
