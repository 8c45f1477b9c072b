import type { Exchange } from '../../../exchange/exchange.js'
import { decoded } from '../../decoded.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { spanOf } from '../../memory/span.js'
import type { AnsweredExchange } from '../../rule.js'
import { keyOf } from './own-text.js'
import { textItemsIn } from './text-item.js'

/** A string that others wrote, as its group lists it. */
export interface OtherText {
  readonly group: string
  /** All values that it had, with references as they are written. */
  readonly values: Set<string>
  /** When it was listed last with a time of modification of long ago: until then, it was not changed. */
  unchangedAt: number
}

/** Milliseconds; clocks are not known to agree. */
const longAgo = 25 * 3_600_000
const most = 10_000

/** Notes the strings of a group with their texts. */
export function noteList(
  others: Map<string, OtherText>,
  exchange: Exchange,
  answered: AnsweredExchange,
): void {
  const path = /\/text\/groups\/([^/?#]+)\/strings(?:[?#].*)?$/.exec(exchange.request.url)
  if (path?.[1] === undefined) return
  const group = decoded(path[1])
  const { from } = spanOf(exchange)
  for (const item of itemsOfPage(answered)?.items ?? []) {
    const items = textItemsIn(item)
    const { name, modifiedAt } = isObject(item) ? item : {}
    if (items === undefined || typeof name !== 'string' || others.size >= most) continue
    const key = keyOf(group, name)
    const known = others.get(key) ?? { group, values: new Set(), unchangedAt: 0 }
    for (const { value } of items) known.values.add(value)
    if (Date.parse(String(modifiedAt)) < from - longAgo)
      known.unchangedAt = Math.max(known.unchangedAt, from)
    others.set(key, known)
  }
}
