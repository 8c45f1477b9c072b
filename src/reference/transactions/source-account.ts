import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'

/**
 * Members that tell of the account that the money came from; none when it is nobody's here.
 * The full number is for whoever has that account and asks for it.
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
