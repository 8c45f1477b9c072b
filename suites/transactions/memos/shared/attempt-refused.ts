import {
  type Answer,
  type Sender,
  type Stage,
  tagToWriteWith,
} from '../../../../src/scenario/index.js'
import { putMemo } from '../../shared/put-memo.js'

/** A memo of ours, which callers try to change who are to be refused. */
interface Kept {
  readonly transactionId: string
  readonly text: string
}

const isRefused = ({ status }: Answer): boolean => status === 401 || status === 403

/**
 * Lets callers try at once to change a memo. What was carried out for some of them is put back, and the others try again.
 *
 * @returns a refusal, after which the memo is to be as it was; undefined where none is refused
 */
export async function attemptRefused(
  { customer }: Pick<Stage, 'customer'>,
  operation: 'updateTransactionMemo' | 'deleteTransactionMemo',
  { transactionId, text }: Kept,
  callers: readonly Sender[],
): Promise<Answer | undefined> {
  const order = { path: { transactionId } }
  // A tag that matches leaves nothing to refuse but the caller.
  const tag = tagToWriteWith(await customer.send('getTransactionMemo', order))
  const headers = tag === undefined ? [] : [['If-Match', tag] as const]
  const json = { text: 'Assay may not write this.' }
  const more = operation === 'updateTransactionMemo' ? { json, headers } : {}
  const answers = await Promise.all(
    callers.map((caller) => caller.send(operation, { ...order, ...more })),
  )
  if (answers.every(({ status }) => status >= 300)) return answers.find(isRefused)
  await putMemo(customer, transactionId, { text })
  const refused = callers.filter((_, at) => answers.slice(at, at + 1).some(isRefused))
  return attemptRefused({ customer }, operation, { transactionId, text }, refused)
}
