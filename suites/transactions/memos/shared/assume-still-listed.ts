import { type Answer, identify, type Stage, type Walk } from '../../../../src/scenario/index.js'
import type { History } from '../../shared/history.js'
import { itemsOf } from '../../shared/items-of.js'

type Means = Pick<Stage, 'customer' | 'assume' | 'settled' | 'walk'> & {
  readonly fixtures: {
    history(): Promise<History>
    pendingTransactions(): Promise<Walk>
  }
}

/**
 * A transaction is in the list that it was in before it had a memo. It is looked for on the first page, and on all of them
 * where that lacks it and still holds what came behind it: in which order the list is, is not shown.
 */
export async function assumeStillListed(
  { customer, assume, settled, walk, fixtures }: Means,
  transactionIds: readonly string[],
): Promise<void> {
  const { query, answer } = await fixtures.history()
  const [pending] = (await fixtures.pendingTransactions()).pages
  const lists = [
    { row: 'transactions.history.completed', operation: 'getTransactions', query, before: answer },
    {
      row: 'transactions.pending.all-accounts',
      operation: 'getPendingTransactions',
      query: {},
      before: pending,
    },
  ]
  for (const { row, operation, query, before } of lists) {
    const held = before === undefined ? [] : itemsOf(before)
    const lackedBy = (now: Answer): typeof held => {
      const there = new Set(itemsOf(now).map(identify))
      const last = held.findLastIndex((item) => there.has(identify(item)))
      return held.filter(
        (item, at) =>
          at < last && transactionIds.includes(identify(item)) && !there.has(identify(item)),
      )
    }
    if (!held.some((item) => transactionIds.includes(identify(item)))) continue
    const now = await settled(
      () => customer.send(operation, { query }),
      (seen) => lackedBy(seen).length === 0,
    )
    for (const { _id: id, state } of lackedBy(now)) {
      const alone = await customer.send('getTransaction', { path: { transactionId: String(id) } })
      // What is in another state by now may be in the other list.
      if (alone.status !== 200 || alone.at('/state') !== state) continue
      const all = await walk(customer, operation, query)
      assume(all, row).holds([String(id)])
    }
  }
}
