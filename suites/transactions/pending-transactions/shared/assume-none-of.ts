import { hrefsOf, type Stage, type Walk } from '../../../../src/scenario/index.js'

/** A list that is asked for by the account of another customer holds nothing of the caller's own accounts. */
export function assumeNoneOf(
  assume: Stage['assume'],
  list: Walk,
  owned: readonly { readonly href: string }[],
): void {
  if (list.items.length === 0) return
  const hrefs = owned.map(({ href }) => href)
  assume(list, 'transactions.pending.account').holdsNo(
    "transaction of one of the caller's own accounts",
    (one) => hrefsOf(one, 'svc:account').some((href) => hrefs.includes(href)),
  )
}
