import { type Answer, opaque, type Sender, tagOf } from '../../../../src/scenario/index.js'
import { createMemo } from '../../shared/put-memo.js'
import type { MemoSequence, MemoState, MemoTransition } from './memo-state.js'

/**
 * Moves that write the memo of a transaction, or try to.
 *
 * @param read looks whether the memo is what it should be, before anything else is blamed
 */
export function memoWrites(customer: Sender, transactionId: string, read: MemoTransition) {
  const order = { path: { transactionId } }
  const put = (sequence: MemoSequence, text: string, tag?: string): Promise<Answer> =>
    sequence.by(customer).send('updateTransactionMemo', {
      ...order,
      json: { text },
      headers: [
        ['Content-Type', 'application/json'],
        ...(tag === undefined ? [] : [['If-Match', tag] as const]),
      ],
    })
  /** Whether a tag that no memo had was refused where there is no memo: then one that it had is, too. */
  let refusesTags = false
  let writes = 0
  /** A text that was not written before: what follows late is not taken for what is due. */
  const anew = (text: string): string => `${text} (${(writes += 1)})`
  const written = (state: MemoState, text: string, answer: Answer): MemoState => ({
    ...outdated(state),
    text,
    tag: tagOf(answer),
  })

  const create = (words: string): MemoTransition => ({
    fits: (state) => state.text === undefined,
    async take(state, sequence) {
      const text = anew(words)
      const answer = await createMemo(sequence.by(customer), transactionId, { text })
      sequence.verify.writesAnswered(answer).status(201)
      return written(state, text, answer)
    },
  })
  const replace = (words: string): MemoTransition => ({
    fits: (state) => state.text !== undefined && state.tag !== undefined,
    async take(state, sequence) {
      const text = anew(words)
      const answer = await put(sequence, text, state.tag)
      if (answer.status === 412) {
        await read.take(state, sequence)
        sequence.verify.tagsApplied(answer).status(200)
      }
      sequence.verify.writesAnswered(answer).status(200)
      return written(state, text, answer)
    },
  })
  /** Whether it takes If-Match to replace a memo is a reading: if not, it has to be done. */
  const replaceUntold = (words: string): MemoTransition => ({
    fits: (state) => state.text !== undefined,
    async take(state, sequence) {
      const text = anew(words)
      const answer = await put(sequence, text)
      sequence.verify.writesAnswered(answer).status(200, '4XX')
      return answer.status < 300 ? written(state, text, answer) : { ...state, seen: [] }
    },
  })
  /** Which of the tags that are not the current one is sent; what is not known to be an old one is not. */
  const refuse = (words: string, which: (old: readonly string[]) => string | undefined) => {
    const oldOf = ({ text: there, tag, old }: MemoState): string | undefined => {
      if (there !== undefined && tag === undefined) return undefined
      return which(old.filter((one) => tag === undefined || opaque(one) !== opaque(tag)))
    }
    return {
      fits: (state: MemoState) => oldOf(state) !== undefined,
      async take(before: MemoState, sequence: MemoSequence) {
        // What is not as it should be already is no fault of the tag.
        const state = before.seen.includes('memo') ? before : await read.take(before, sequence)
        const text = anew(words)
        const tag = oldOf(state)
        const answer = await put(sequence, text, tag)
        const isOld = tag !== undefined && state.old.includes(tag)
        // What is not there has no entity tag: it may be said not to exist, or be created whatever the tag.
        const others = state.text !== undefined ? [] : isOld && refusesTags ? [404] : [404, 201]
        sequence.verify.tagsApplied(answer).status(412, ...others)
        if (state.text === undefined && !isOld && answer.status !== 201) refusesTags = true
        return answer.status === 201 ? written(state, text, answer) : { ...state, seen: [] }
      },
    }
  }
  const removal = (there: boolean): MemoTransition => ({
    fits: ({ text }) => (text !== undefined) === there,
    async take(state, sequence) {
      const answer = await sequence.by(customer).send('deleteTransactionMemo', order)
      sequence.verify.writesAnswered(answer).status(there ? 204 : 404)
      return outdated(state)
    },
  })
  return {
    create,
    replace,
    replaceUntold,
    refuse,
    remove: removal(true),
    removeNothing: removal(false),
  }
}

/** What is left of it when it is written or deleted. */
const outdated = ({ tag, old }: MemoState): MemoState => ({
  text: undefined,
  tag: undefined,
  old: tag === undefined ? old : [...old, tag],
  seen: [],
})
