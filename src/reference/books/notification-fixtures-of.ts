import type { Books } from './books.js'
import type { NotificationFixtures } from './notification-fixtures.js'

/** Fixtures of the notifications interface: for whom notifications are made, and what they are about. */
export function notificationFixturesOf({ actors }: Books): NotificationFixtures {
  const customer = actors.find(({ name }) => name === 'customer')
  return {
    user: customer?.customerId ?? '',
    contextName: 'user',
    contextUri: 'https://bank.example/api/banking/accounts/acct-000101',
    contextId: 'acct-000102',
    contextUriTemplate: 'https://bank.example/api/banking/accounts/{contextId}',
    deliveryTime: 1,
  }
}
