import { balancesShown } from '../../../contract/shown/balances-shown.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { remarksOf, type Told } from '../../remarks-of.js'
import type { AnsweredExchange, Memory } from '../../rule.js'
import { accountsAsked } from './accounts-asked.js'

/** Accounts that are remembered. */
const most = 4000

/**
 * Remembers for which accounts balances are due: those that a caller was shown as internal, with the permission to view
 * them.
 *
 * @param by the rule that rows name
 */
export function dueBalances(by: string): Memory {
  const due = new Set<string>()
  const note = (actor: string, account: unknown): void => {
    if (!isObject(account)) return
    const { id, location, allows } = account
    if (typeof id !== 'string') return
    const isDue = location === 'internal' && isObject(allows) && allows['view'] === true
    // What moved or may not be viewed any more is forgotten, however many there are.
    if (!isDue) due.delete(`${actor} ${id}`)
    else if (due.size < most) due.add(`${actor} ${id}`)
  }
  return {
    concerns: (exchange) => exchange.interface === 'accounts',
    look({ actor }, answered) {
      if (answered === undefined) return []
      const { operation, response, json } = answered
      const { status } = response
      if (operation.id === 'listAccountBalances') {
        const asked = accountsAsked(answered).filter((id) => due.has(`${actor} ${id}`))
        return status === 200 || status === 202
          ? remarksOf(by, answered, lackingIn(answered, asked))
          : []
      }
      const accounts = itemsOfPage(answered)?.items ?? (json.kind === 'json' ? [json.value] : [])
      if (status === 200) for (const account of accounts) note(actor, account)
      return []
    },
    settle: () => [],
  }
}

/** Balances that are due and lacking: an incomplete answer need not show any. */
function lackingIn(answered: AnsweredExchange, due: readonly string[]): readonly Told[] {
  const { response, json } = answered
  const isComplete = response.status === 200
  // What a further try brings is a requirement of its own.
  if (isComplete && new URL(answered.exchange.request.url).searchParams.has('retryCount')) return []
  const list = itemsOfPage(answered)
  if (json.kind !== 'json' || (isComplete && list === undefined)) return []
  // Balances that do not name their account may be those.
  const isNamed = (item: unknown): boolean => isObject(item) && typeof item['id'] === 'string'
  if (list?.items.every(isNamed) === false) return []
  const shown = balancesShown(isComplete ? list?.items : json.value)
  const lacking = due.filter((id) => !shown.has(id))
  const isOpen = !isComplete && !accountsAsked(answered).some((id) => shown.has(id))
  if (lacking.length === 0 || isOpen) return []
  const about = isComplete ? 'all-requested' : 'others'
  const expected = `the balance of ${lacking.slice(0, 3).join(', ')}`
  return [{ about, expected, actual: 'a list without it', pointer: '/items' }]
}
