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
 * @throws Undecided where each has one by now
 */
export async function withoutMemoNow({
  customer,
  fixtures,
  given,
  giveUp,
}: Pick<Stage, 'customer' | 'given' | 'giveUp'> & {
  readonly fixtures: Fixtures
}): Promise<string> {
  const first = await fixtures.transactionWithoutMemo()
  const hasNone = async (transactionId: string): Promise<boolean> => {
    const found = await customer.send('getTransaction', { path: { transactionId } })
    if (transactionId === first) given(found).status(200)
    return found.status === 200 && found.at('/memo') === undefined
  }
  if (await hasNone(first)) return first
  const others = [(await fixtures.otherWithoutMemo()).id, ...(await fixtures.furtherWithoutMemo())]
  for (const id of others) if (id !== first && (await hasNone(id))) return id
  return giveUp(
    'Each transaction that had no memo has one by now.',
    'fixtures.transactions.transactionWithoutMemo',
  )
}
