import { accountsAsked } from '../balance-answers/accounts-asked.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage, type List } from '../../pages/items-of-page.js'
import { spanOf } from '../../memory/span.js'
import type { Witnesses } from '../../memory/witnesses.js'
import type { AnsweredExchange, Remark } from '../../rule.js'

const amounts = ['available', 'current', 'currentWithPending']

/** One that is not written as an amount is the fault of another requirement. */
const isAmount = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^[+-]?\d*\.\d\d$/.test(value))

/** Those of an incomplete answer as well, where it shows them as others do. */
function balancesIn(answered: AnsweredExchange): Partial<List> {
  const { response, json } = answered
  if (response.status !== 202 || json.kind !== 'json' || !isObject(json.value))
    return itemsOfPage(answered) ?? {}
  const { items } = json.value
  return Array.isArray(items) ? { items, at: '/items' } : {}
}

/**
 * Notes balances by when they were last updated: one is as others tell it that were updated then, alone and among those
 * that were asked for with it. One that is not in its place is the fault of the order.
 */
export function noteBalances(
  witnesses: Witnesses,
  answered: AnsweredExchange,
  fail: (expected: string, actual: string, pointer: string) => Remark,
): void {
  const { items = [], at = '' } = balancesIn(answered)
  const { exchange, response } = answered
  const asked = accountsAsked(answered)
  const isInPlace = items.every((item, index) => isObject(item) && item['id'] === asked[index])
  for (const [index, item] of items.entries()) {
    if (!isObject(item) || typeof item['updatedAt'] !== 'string') continue
    // Of which account a balance without one is, nothing tells.
    if (typeof item['id'] !== 'string') continue
    if (!amounts.every((name) => isAmount(item[name]))) continue
    const told = amounts.map((name) => `${name} ${String(item[name])}`).join(', ')
    // What is not there yet says nothing of its amounts.
    const isMissing = item['incomplete'] === true
    // An incomplete answer need not keep the order, nor show any amount.
    if (response.status === 202 && (isMissing || !amounts.every((name) => name in item))) continue
    const isOpen = response.status === 200 && items.length > 1 && (!isInPlace || isMissing)
    const place = `balance ${exchange.actor} ${item['id']} ${item['updatedAt']}`
    witnesses.note(place, told, spanOf(exchange), (around) => {
      const [usual] = around
      if (isOpen || usual === undefined || around.includes(told)) return undefined
      return fail(usual, told, `${at}/${index}`)
    })
  }
}
