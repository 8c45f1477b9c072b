import { accountNumber } from './account-number.js'
import type { Account, Core, Holding, Permission, Product } from './books.js'

interface Terms {
  readonly allows: readonly Permission[]
  readonly nickname?: string
  readonly location?: Account['location']
  readonly secCodes?: readonly string[]
  readonly core?: Core
  readonly electronicStatements?: boolean
}

/** Writes one line of the books: an account and how its customer may use it. */
export function hold(
  id: string,
  title: string,
  maskedNumber: string,
  product: Product,
  terms: Terms,
): Holding {
  const cents = amountFor(id)
  return {
    account: {
      id,
      title,
      number: accountNumber(id, maskedNumber),
      maskedNumber,
      product,
      location: terms.location ?? 'internal',
      electronicStatements: terms.electronicStatements ?? false,
      secCodes: terms.secCodes ?? [],
      core: terms.core ?? 'up',
      amounts: { available: cents, current: cents + 1250, currentWithPending: cents - 4999 },
    },
    allows: permissions(terms.allows),
    nickname: terms.nickname,
  }
}

function permissions(allowed: readonly Permission[]): Holding['allows'] {
  const may = (permission: Permission) => allowed.includes(permission)
  return {
    transferFrom: may('transferFrom'),
    transferTo: may('transferTo'),
    billPay: may('billPay'),
    mobileCheckDeposit: may('mobileCheckDeposit'),
    view: may('view'),
    viewCards: may('viewCards'),
    manageCards: may('manageCards'),
  }
}

/** Another amount for each account, the same in every run; some are below zero. */
function amountFor(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 2_000_003
  return sum - 200_000
}
