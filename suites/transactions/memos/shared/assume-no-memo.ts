import { assumePermitted, type RequestInput, type Stage } from '../../../../src/scenario/index.js'

/**
 * The preamble of stories that write a memo: there is none yet. One of ours that was left over is deleted first; where
 * none may be deleted, it stays for stories that only write over it.
 *
 * @throws Undecided where there is another one, or ours does not go away
 */
export async function assumeNoMemo(
  stage: Pick<Stage, 'customer' | 'assume' | 'given' | 'giveUp'>,
  { path }: RequestInput,
  ours: 'goes' | 'may stay' = 'goes',
): Promise<void> {
  const { customer, assume, given, giveUp } = stage
  const order = { path }
  const found = await customer.send('getTransactionMemo', order)
  if (found.status !== 200) return void given(found).status(404)
  // An empty one is what a deletion leaves that does not delete.
  if (found.at('/text') !== '' && !String(found.at('/text')).startsWith('Assay '))
    giveUp('The transaction has a memo by now.', 'fixtures.transactions.transactionWithoutMemo')
  const deleted = await customer.send('deleteTransactionMemo', order)
  if (deleted.status === 403 && ours === 'may stay') return
  assumePermitted(stage, deleted)
  assume(deleted, 'transactions.memo.deleted').status(204, 404)
  const now = await customer.send('getTransactionMemo', order)
  // What was not there to be deleted, and is shown nevertheless, is another fault.
  const isAbsent = deleted.status === 404 && found.at('/text') === ''
  assume(now, isAbsent ? 'transactions.memo.absent' : 'transactions.memo.deleted').status(404)
}
