import type { Behaviour } from '../behaviour.js'
import type { Holding } from '../books/books.js'

/** An account as lists show it (document 1, Account item). */
export function accountItem(holding: Holding, behaviour: Behaviour): object {
  const { account, allows, nickname } = holding
  return {
    id: account.id,
    title: account.title,
    label: behaviour.label(holding),
    nickname,
    maskedNumber: account.maskedNumber,
    allows,
    product: account.product,
    location: account.location,
  }
}
