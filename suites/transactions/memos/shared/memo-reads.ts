import { isTag, sameTag, type Sender, type Stage } from '../../../../src/scenario/index.js'
import type { MemoTransition } from './memo-state.js'
import { transactionShowing } from './transaction-showing.js'

/** Moves that read the memo of a transaction: by itself, and as a member of the transaction. */
export function memoReads(
  customer: Sender,
  transactionId: string,
  { assume, settled }: Pick<Stage, 'assume' | 'settled'>,
) {
  const order = { path: { transactionId } }
  const read: MemoTransition = {
    fits: ({ seen }) => !seen.includes('memo'),
    async take(state, sequence) {
      const answer = await sequence.by(customer).send('getTransactionMemo', order)
      const look = sequence.verify.memoRead(answer)
      look.status(state.text === undefined ? 404 : 200)
      if (state.text === undefined) return { ...state, seen: [...state.seen, 'memo'] }
      look.at('/text', state.text)
      const present = assume(answer, 'transactions.getTransactionMemo.tag-present')
      present.header('ETag', 'an entity tag', isTag)
      const tag = sameTag(state.tag, answer, 'memo')
      return { ...state, tag, seen: [...state.seen, 'memo'] }
    },
  }
  const readMember: MemoTransition = {
    fits: ({ seen }) => !seen.includes('member'),
    async take(state, sequence) {
      // What showed it once may show what was before in the next moment: it may come from several nodes.
      const by = { customer: sequence.by(customer), settled }
      const answer = await transactionShowing(by, order, state.text)
      const look = sequence.verify.memoInTransaction(answer)
      look.status(200)
      // What is wrong with the memo itself is no fault of the member.
      if (answer.at('/memo') !== state.text) await read.take(state, sequence)
      look.at('/memo', state.text)
      return { ...state, seen: [...state.seen, 'member'] }
    },
  }
  return { read, readMember }
}
