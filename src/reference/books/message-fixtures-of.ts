import { subscriptionPath, topicPath } from '../messages/message-paths.js'
import type { Books } from './books.js'
import type { MessageFixtures } from './message-fixtures.js'

/** Reads the fixtures of message notifications out of the books. */
export function messageFixturesOf({ messages: { subscriptions } }: Books): MessageFixtures {
  const pushTopics = ['topic-alerts', 'topic-security']
  const pushed = subscriptions.filter(
    ({ kind, active, topic }) => kind === 'push' && active && pushTopics.includes(topic),
  )
  const pushedTo = (topic: string, active = true) =>
    subscriptions
      .filter((one) => one.kind === 'push' && one.topic === topic && one.active === active)
      .map(({ id }) => id)
  const pulled = subscriptions.filter(({ kind }) => kind === 'pull')
  const idsOf = (topic: string, active = true) =>
    pulled.filter((one) => one.topic === topic && one.active === active).map(({ id }) => id)
  const pullSubscription = idsOf('topic-payments')
  const [entitledSubscription = '', notEntitledSubscription = ''] = idsOf('topic-accounts')
  const [pushEntitledSubscription = '', pushNotEntitledSubscription = ''] =
    pushedTo('topic-transfers')
  return {
    topic: topicPath('topic-payments'),
    topicId: 'topic-payments',
    otherTopic: topicPath('topic-statements'),
    pullSubscription,
    pullSubscriptionUri: pullSubscription.map(subscriptionPath),
    otherSubscription: idsOf('topic-statements')[0] ?? '',
    inactiveSubscription: idsOf('topic-payments', false)[0] ?? '',
    entityTopic: topicPath('topic-accounts'),
    entity: '/banking/accounts/acct-000101',
    entitledSubscription,
    notEntitledSubscription,
    deliveryTime: 1,
    pushTopic: pushed.map(({ topic }) => topicPath(topic)),
    pushTopicId: pushed.map(({ topic }) => topic),
    pushSubscription: pushed.map(({ id }) => id),
    pushSubscriptionUri: pushed.map(({ id }) => subscriptionPath(id)),
    pushInactiveSubscription: pushedTo('topic-alerts', false)[0] ?? '',
    pushEntityTopic: topicPath('topic-transfers'),
    pushEntitledSubscription,
    pushNotEntitledSubscription,
  }
}
