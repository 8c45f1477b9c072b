import type { Call } from '../http/operation.js'
import type { Message } from './messages-behaviour.js'

/** Gives each subscription of the topic its notification: to be fetched, or to be sent. */
export function deliver({ services }: Call, { topic: href = '', entity, body }: Message): void {
  const { behaviour, messages, queue, ledger, conditions } = services
  const topic = behaviour.topicMeant(href, messages.topics)
  if (topic === undefined) return
  const now = conditions.now()
  for (const subscription of messages.subscriptions) {
    if (!behaviour.subscribes(subscription, topic)) continue
    if (!behaviour.isEntitled(subscription, entity, ledger)) continue
    const notification = {
      id: messages.nextId(),
      topic: topic.id,
      subscription: subscription.id,
      entity,
      body,
      createdAt: now,
      updatedAt: now,
    }
    for (const one of behaviour.notificationsOf(notification)) {
      if (behaviour.isKept(subscription.kind, one)) messages.add(one)
      if (behaviour.isQueued(subscription.kind, one)) queue.enqueue(one)
    }
  }
}
