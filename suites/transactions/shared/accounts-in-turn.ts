import { hrefsOf, type Item } from '../../../src/scenario/index.js'

/** These items, with one of each account before the others: those of an account that is shared may come first. */
export function accountsInTurn(items: readonly Item[]): readonly Item[] {
  const met = new Set<string | undefined>()
  const firsts = new Set<Item>()
  for (const item of items) {
    const [account] = hrefsOf(item, 'svc:account')
    if (!met.has(account)) firsts.add(item)
    met.add(account)
  }
  return [...firsts, ...items.filter((item) => !firsts.has(item))]
}
