import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { spanOf } from '../../memory/span.js'
import type { Witnesses } from '../../memory/witnesses.js'
import type { AnsweredExchange, Remark } from '../../rule.js'

const amounts = ['available', 'current', 'currentWithPending']

/** Notes balances by when they were last updated: one that is asked for alone is as others tell it that were updated then. */
export function noteBalances(
  witnesses: Witnesses,
  answered: AnsweredExchange,
  fail: (expected: string, actual: string, pointer: string) => Remark,
): void {
  const { items = [], at = '' } = itemsOfPage(answered) ?? {}
  const { exchange } = answered
  for (const [index, item] of items.entries()) {
    if (!isObject(item) || typeof item['updatedAt'] !== 'string') continue
    // Of which account a balance without one is, nothing tells.
    if (typeof item['id'] !== 'string') continue
    const told = amounts.map((name) => `${name} ${String(item[name])}`).join(', ')
    const place = `balance ${exchange.actor} ${item['id']} ${item['updatedAt']}`
    witnesses.note(place, told, spanOf(exchange), (around) => {
      const [usual] = around
      if (items.length > 1 || usual === undefined || around.includes(told)) return undefined
      return fail(usual, told, `${at}/${index}`)
    })
  }
}
