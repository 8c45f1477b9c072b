import type { Refused } from '../behaviour.js'
import type { Holding } from '../books/books.js'
import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/**
 * Finds an account of the caller that the operation may serve.
 *
 * @returns `undefined` only when the bank's behaviour lets an unknown identifier pass
 * @throws Refusal when the operation may not serve it
 */
export function findHolding(call: Call, accountId: string): Holding | undefined {
  const { behaviour, ledger } = call.services
  const own = ledger.holding(call.customer, accountId)
  const holding = own ?? ledger.anybodys(accountId)
  const reason = reasonAgainst(own, holding !== undefined)
  const refused = reason && behaviour.refusalOf(reason, call.operation.id)
  if (refused === undefined) return holding
  const detail = details[refused.status] ?? 'This account cannot be served.'
  throw new Refusal(refused.status, refused.name, detail)
}

function reasonAgainst(own: Holding | undefined, exists: boolean): Refused | undefined {
  if (own === undefined) return exists ? 'foreign' : 'unknown'
  if (own.account.location === 'external') return 'external'
  return own.allows.view ? undefined : 'not-viewable'
}

const details: Readonly<Record<number, string>> = {
  403: 'You may not do this with this account.',
  404: 'There is no such account.',
  422: 'An account identifier is not one of an internal account.',
}
