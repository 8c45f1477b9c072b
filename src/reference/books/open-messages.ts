import type { OpenedMessages, OpenedNotification, Subscription } from './messages.js'

/** The topics of the bank, and who subscribed to them. */
export const openMessages: OpenedMessages = {
  topics: [
    'topic-payments',
    'topic-statements',
    'topic-accounts',
    'topic-alerts',
    'topic-security',
    'topic-transfers',
  ].map((id) => ({ id })),
  subscriptions: [
    pull('subscription-ledger', 'topic-payments'),
    pull('subscription-archive', 'topic-payments'),
    { ...pull('subscription-retired', 'topic-payments'), active: false },
    pull('subscription-statements', 'topic-statements'),
    pull('subscription-rivera', 'topic-accounts'),
    { ...pull('subscription-okafor', 'topic-accounts'), customerId: 'cust-okafor' },
    push('subscription-alerts', 'topic-alerts'),
    { ...push('subscription-silent', 'topic-alerts'), active: false },
    push('subscription-security', 'topic-security'),
    push('subscription-transfers', 'topic-transfers'),
    { ...push('subscription-stranger', 'topic-transfers'), customerId: 'cust-okafor' },
    // Not on this machine: the bank calls no other machine, so that what is for it waits.
    { ...push('subscription-watch', 'topic-statements'), endpoint: 'https://watch.example/push' },
  ],
  notifications: [
    ...waiting('subscription-statements', 7),
    ...waiting('subscription-rivera', 3, '/banking/accounts/acct-000101'),
    ...waiting('subscription-watch', 5),
  ],
}

function pull(id: string, topic: string): Subscription {
  return { id, topic, kind: 'pull', active: true, customerId: 'cust-rivera' }
}

/** Where it is to be called, the hook says. */
function push(id: string, topic: string): Subscription {
  return { ...pull(id, topic), kind: 'push' }
}

function waiting(
  subscription: string,
  size: number,
  entity?: string,
): readonly OpenedNotification[] {
  const name = subscription.replace('subscription', 'notification')
  return Array.from({ length: size }, (_, index) => ({
    id: `${name}-${String(index + 1).padStart(3, '0')}`,
    subscription,
    entity,
    minutesAgo: 600 - 7 * index,
  }))
}
