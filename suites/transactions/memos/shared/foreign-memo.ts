import type { Stage } from '../../../../src/scenario/index.js'
import type { ForeignPending } from '../../shared/foreign-pending.js'
import { restoreMemo } from '../../shared/restore-memo.js'

type Parts = Pick<Stage, 'customer' | 'otherCustomer' | 'given' | 'afterwards'> & {
  readonly fixtures: {
    transaction(): Promise<string>
    foreignTransaction(): Promise<ForeignPending>
  }
}

/**
 * Finds the memo of a transaction that the customer may not see, and reads it as its owner, who puts it back at the
 * end; what cannot be read cannot be put back.
 *
 * @returns how it was answered, and its text where it has one
 * @throws Undecided when the customer is shown no transaction of their own: what is refused then is not this
 */
export async function foreignMemo({ customer, otherCustomer, fixtures, given, afterwards }: Parts) {
  const own = { path: { transactionId: await fixtures.transaction() } }
  given(await customer.send('getTransaction', own)).status(200)
  const { id } = await fixtures.foreignTransaction()
  const order = { path: { transactionId: id } }
  const before = await otherCustomer.send('getTransactionMemo', order)
  given(before).status(200, 404)
  const told = before.status === 200 ? before.at('/text') : undefined
  const was = typeof told === 'string' ? told : undefined
  const canBePutBack = before.status === 404 || was !== undefined
  if (canBePutBack) afterwards((actors) => restoreMemo(actors.otherCustomer, id, was))
  return { id, order, isThere: before.status === 200, was, canBePutBack }
}
