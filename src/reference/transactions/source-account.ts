import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'

/**
 * Members that tell of the account that the money came from; none if no customer here has it.
 * The full number is for the customer of that account who asks for it.
 */
export function sourceAccount(
  { customer, services }: Call,
  { source }: Transaction,
  unmasked: boolean,
): object {
  const { ledger, behaviour } = services
  const own = source === undefined ? undefined : ledger.holding(customer, source)
  const holding = own ?? (source === undefined ? undefined : ledger.anybodys(source))
  if (holding === undefined) return {}
  const { maskedNumber, number, product } = holding.account
  const full = own !== undefined && behaviour.tellsFullNumber(unmasked)
  return {
    sourceAccountNumbers: { masked: maskedNumber, full: full ? number : undefined },
    sourceAccountName: product.label,
  }
}
