import { type Answer, alone, tagToWriteWith } from '../../../src/scenario/index.js'
import { putWithTag } from '../shared/put-memo.js'
import { scenario } from '../shared/scenario.js'
import { ownMemo } from './shared/own-memo.js'
import { transactionShowing } from './shared/transaction-showing.js'

/**
 * Texts that are easily taken for something else: nothing, numbers, formulas, patterns to fill in, links. The empty one
 * comes last: what another text is made of it would look like what was there before.
 */
const texts = [
  '0',
  'false',
  'null',
  '0070',
  '=1+1',
  'https://assay.example/a?b=1#c {{one}} ${two} #{three} $(four) $five @six :seven [eight] [[nine]] %ten% <%= eleven %> $$ $& &amp; \\n',
  '',
]

export default scenario('A memo that looks like something else is kept as the text that it is', {
  verifies: {
    kept: {
      requirement: 'transactions.updateTransactionMemo.text-kept',
      after: 'transactions.memo.replaced',
    },
    follows: { requirement: 'transactions.memo.member-follows', after: 'kept' },
  },
  safety: 'reversible',
  touches: [alone('transactions.memos')],
  async steps(stage) {
    const { customer, given, verify } = stage
    let { transactionId, order, memo } = await ownMemo(stage, 'Assay made this.')
    let written = 0
    // A memo that is there, though it says nothing, is a member of its transaction.
    let followed: Answer | undefined
    for (const text of texts) {
      const put = await putWithTag(customer, transactionId, { text }, tagToWriteWith(memo))
      // Which texts a memo may have is not shown, as long as they are kept.
      if (put.status >= 300) continue
      const before = memo.at('/text')
      memo = await customer.send('getTransactionMemo', order)
      if (memo.status !== 404) given(memo).status(200)
      // That what is written replaces what was there is another requirement.
      if (memo.at('/text') === before) continue
      written += 1
      const isKept = (shown: unknown): boolean => showsText(shown, text)
      if (!verify.kept(memo, put).tells('/text', text || 'an empty text', isKept)) return
      if (memo.at('/text') === '') followed = await transactionShowing(stage, order, text)
    }
    // Where no memo may be empty, the one that is there is looked at.
    const last = followed === undefined ? memo.at('/text') : ''
    if (typeof last === 'string') {
      followed ??= await transactionShowing(stage, order, last)
      given(followed).status(200)
      verify.follows(followed).at('/memo', last)
    }
    if (written === 0)
      verify.kept.undecided('No such text was accepted.', {
        remedy: 'let a memo be 0, or any other such text',
      })
  },
})

/** That nothing else is there, behind what was written, is another requirement. */
const showsText = (shown: unknown, text: string): boolean =>
  text === '' ? typeof shown === 'string' : String(shown).trim().startsWith(text)
