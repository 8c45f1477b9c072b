import type { Stage } from '../../../../src/scenario/index.js'

/** Transactions without a memo, as the fixtures find them. */
interface Fixtures {
  transactionWithoutMemo(): Promise<string>
  otherWithoutMemo(): Promise<{ readonly id: string }>
  furtherWithoutMemo(): Promise<readonly string[]>
}

/**
 * A transaction that shows no memo now: one that a story wrote stays where none may be deleted, and another one has none.
 *
 * @param takeAway deletes what was left over of the first one, and tells if it stays though it was deleted; a story that
 *   only reads has none
 * @throws Undecided where each has one by now
 */
export async function withoutMemoNow(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp'> & { readonly fixtures: Fixtures },
  takeAway?: (transactionId: string) => Promise<void>,
): Promise<string> {
  const { customer, fixtures, given, giveUp } = stage
  const first = await fixtures.transactionWithoutMemo()
  const hasNone = async (transactionId: string): Promise<boolean> => {
    const found = await customer.send('getTransaction', { path: { transactionId } })
    if (transactionId === first) given(found).status(200)
    return found.status === 200 && found.at('/memo') === undefined
  }
  if (await hasNone(first)) return first
  await takeAway?.(first)
  if (takeAway !== undefined && (await hasNone(first))) return first
  const others = [(await fixtures.otherWithoutMemo()).id, ...(await fixtures.furtherWithoutMemo())]
  for (const id of others) if (id !== first && (await hasNone(id))) return id
  return giveUp(
    'Each transaction that had no memo has one by now.',
    'fixtures.transactions.transactionWithoutMemo',
  )
}
