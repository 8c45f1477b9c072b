import type { Ledger } from '../books/ledger.js'
import type { Subscription } from '../books/messages.js'

/**
 * Whether who subscribed may know about a resource. Accounts have holders; what the bank does not know is
 * not secret.
 */
export function isEntitled(
  { customerId }: Subscription,
  entity: string | undefined,
  ledger: Ledger,
): boolean {
  const accountId = /\/banking\/accounts\/([^/?#]+)$/.exec(entity ?? '')?.[1]
  if (accountId === undefined) return true
  const customer = ledger.customer(customerId)
  return customer !== undefined && ledger.holding(customer, accountId) !== undefined
}
