import { openBooks } from '../../../src/reference/books/open-books.js'
import type { Transaction } from '../../../src/reference/books/transaction.js'
import type { Defect } from '../../defect.js'

/** As many as the bank of a trial generates, and more. */
const accounts = 1000

const kinds: readonly (readonly [name: string, word: string, is: (one: Transaction) => boolean])[] =
  [
    ['active', 'with an active hold', ({ holdState }) => holdState === 'active'],
    ['credit', 'that is a credit', ({ type }) => type === 'credit'],
  ]

/** Memos that transactions of one kind cannot have. */
const defects: readonly Defect[] = kinds.map(([name, word, is]) => {
  const ids = new Set(openBooks(accounts).transactions.flatMap((one) => (is(one) ? [one.id] : [])))
  return {
    name: `memos-of-kinds-${name}`,
    sentence: `The memo of a transaction ${word} is answered like any other, and not kept.`,
    breaks: ['transactions.memo.created'],
    behaviour: (before) => ({
      memos(opened) {
        const memos = before.memos(opened)
        const write = (id: string, text: string): void => {
          if (!ids.has(id)) memos.write(id, text)
        }
        return { ...memos, write }
      },
    }),
  }
})

export default defects
