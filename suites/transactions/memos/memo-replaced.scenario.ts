import {
  alone,
  type Answer,
  askFirst,
  assumeCurrent,
  assumeOutdated,
  type RequestInput,
  type Sender,
  tagOf,
  tagToWriteWith,
} from '../../../src/scenario/index.js'
import { putMemo, putWithTag } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'
import { openedBefore } from './shared/opened-before.js'
import { ownMemo } from './shared/own-memo.js'
import { transactionShowing } from './shared/transaction-showing.js'

const [made, text] = ['Assay made this.', 'Assay replaced this.']

export default scenario('A memo that is put where there was one replaces it', {
  verifies: {
    replaced: 'transactions.memo.replaced',
    memberFollows: { requirement: 'transactions.memo.member-follows', after: 'replaced' },
    tagOfTransaction: {
      requirement: 'transactions.memo.tag-of-transaction',
      after: ['replaced', 'transactions.getTransaction.tag-present'],
    },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, given, verify } = stage
    const { transactionId, order, memo: shown } = await ownMemo(stage, made)
    const [before, judgeOpened] = await Promise.all([
      transactionShowing(stage, order, made),
      openedBefore(stage, order, verify),
    ])
    given(before).status(200)

    // What is sent is a memo as it is shown, with its profile and its links.
    const body = { ...(shown.json as object | undefined), text }
    const replaced = await putMemo(customer, transactionId, body)
    const current = { sender: customer, operation: 'getTransactionMemo', order }
    await assumeCurrent(stage, replaced, current)
    const memo = await customer.send('getTransactionMemo', order)
    verify.replaced(replaced).status(200)
    if (replaced.status >= 300 || !verify.replaced(memo).status(200)) return
    if (!verify.replaced(memo).at('/text', text)) return
    // What is there already is as valid as before.
    const same = await putWithTag(customer, transactionId, { text }, tagToWriteWith(memo))
    if (same.status === 422 || (await isRefusedInVain(customer, order, memo, same)))
      verify.replaced(same).status(200)

    const read: Parameters<typeof assumeOutdated>[2] = (headers) =>
      customer.send('getTransaction', { ...order, headers })
    const meanwhile = await askFirst(stage, before, read)
    const after = await transactionShowing(stage, order, text)
    given(after).status(200)
    verify.memberFollows(after).at('/memo', text)
    verify.tagOfTransaction(after).hasOtherTagThan(before)
    await Promise.all([
      assumeOutdated(stage, { before, after, meanwhile }, read),
      judgeOpened(text),
    ])
  },
})

/** Whether a memo that is there, under the tag that it was written with, is said to be another one or none. */
async function isRefusedInVain(
  customer: Sender,
  order: RequestInput,
  memo: Answer,
  { status }: Answer,
): Promise<boolean> {
  if (status !== 404 && status !== 412) return false
  const now = await customer.send('getTransactionMemo', order)
  return now.status === 200 && now.text === memo.text && tagOf(now) === tagOf(memo)
}
