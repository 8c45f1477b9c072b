import type { Holding } from '../books/books.js'
import type { BankServices } from '../http/bank-services.js'

/** What the bank knows of a balance: everything, or only that it is not there yet. */
export function accountBalance(
  { account }: Holding,
  complete: boolean,
  { behaviour, openedAt }: BankServices,
): object {
  if (!complete) return { id: account.id, incomplete: true }
  const { available, current, currentWithPending } = account.amounts
  return {
    id: account.id,
    available: behaviour.amount(available),
    current: behaviour.amount(current),
    currentWithPending: behaviour.amount(currentWithPending),
    updatedAt: behaviour.dateTime(openedAt),
    incomplete: false,
  }
}
