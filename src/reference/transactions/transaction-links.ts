import type { Transaction } from '../books/transaction.js'
import { type Link, linkTo } from '../hal/link-to.js'
import type { Call } from '../http/operation.js'

/** Links of a transaction (document 1, Transaction); each leads to something that the caller may see. */
export function transactionLinks(
  { url, services, customer }: Call,
  { id, account, source, check, state, organization }: Transaction,
): Readonly<Record<string, Link>> {
  const link = (path: string) => linkTo(path, url, services.behaviour)
  const linkToAccount = (accountId: string) =>
    link(`/banking/accounts/${encodeURIComponent(accountId)}`)
  const images = `/transactions/checkImages/${encodeURIComponent(check?.id ?? '')}`
  const held = source === undefined ? undefined : services.ledger.holding(customer, source)
  const withSource = held?.account.location === 'internal'
  return {
    self: link(`/transactions/transactions/${encodeURIComponent(id)}`),
    'svc:account': linkToAccount(account),
    ...(withSource ? { 'svc:sourceAccount': linkToAccount(held.account.id) } : {}),
    ...(check === undefined
      ? {}
      : {
          'svc:checkFrontImage': link(`${images}/front`),
          'svc:checkBackImage': link(`${images}/back`),
        }),
    ...(state === 'pending'
      ? { 'svc:organization': link(`/transactions/organizations/${organization}`) }
      : {}),
  }
}
