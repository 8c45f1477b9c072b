import {
  alone,
  assumeCurrent,
  often,
  someTimes,
  tagToWriteWith,
  type Verification,
} from '../../../src/scenario/index.js'
import { putWithTag } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'
import { ownMemo } from './shared/own-memo.js'

const malformed = ['{"text": "Assay', 'Assay'].map((text) => new TextEncoder().encode(text))
const misshapen = [
  { text: { words: 'Assay' } },
  { text: 42 },
  { text: true },
  { text: null },
  { text: ['Assay'] },
  ['Assay'],
  [{ text: 'Assay' }],
  'Assay',
  42,
  null,
]

/** Characters that some stores do not take, and no text: whether they are refused is not shown. A rule looks how they are answered. */
const odd = [{ text: 'Assay \0' }, { text: 'Assay \ud800' }, {}]

export default scenario('A malformed or invalid memo is refused', {
  verifies: {
    malformed: 'transactions.memo.malformed',
    invalid: 'transactions.memo.invalid',
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  requests: 49,
  async steps(stage) {
    const { customer, verify } = stage
    // What is refused below is refused for its shape: a memo is accepted here.
    const { transactionId, order, memo } = await ownMemo(stage, 'Assay made this.')
    const current = { sender: customer, operation: 'getTransactionMemo', order }
    const written = new Set<Verification>()
    const judge = async (refused: Verification, body: unknown, ...due: number[]) => {
      const tag = tagToWriteWith(await customer.send('getTransactionMemo', order))
      // What is refused changes nothing, so that it can be sent again with the same tag.
      let asked = 0
      await someTimes(async () => {
        asked += 1
        const put = await putWithTag(customer, transactionId, body, tag)
        if (put.status < 300) written.add(refused)
        // One that was written though it was refused has another tag by now: it is looked at below.
        if (put.status === 412 && asked > 1) return false
        // Whether the tag or the body is looked at first is the bank's choice, so the tag has to be right.
        await assumeCurrent(stage, put, current)
        return refused(put).status(...due)
      }, often)
    }
    /** What was refused is not written either: the memo is what it was when it was last looked at. */
    let kept = memo.at('/text')
    const judgeKept = async (refused: Verification) => {
      const now = await customer.send('getTransactionMemo', order)
      if (!written.has(refused) && kept !== undefined) refused(now).at('/text', kept)
      kept = now.status === 200 ? now.at('/text') : undefined
    }
    for (const body of malformed) await judge(verify.malformed, body, 400)
    await judgeKept(verify.malformed)
    for (const body of misshapen) await judge(verify.invalid, body, 422, 400)
    await judgeKept(verify.invalid)
    for (const body of odd) {
      const tag = tagToWriteWith(await customer.send('getTransactionMemo', order))
      await putWithTag(customer, transactionId, body, tag)
    }
  },
})
