import type { Books } from '../../src/reference/books/books.js'
import type { Transaction } from '../../src/reference/books/transaction.js'
import type { Liberty } from '../liberty.js'

/** Builds a liberty whose customers have other transactions; `undefined` takes one away. */
export function varyTransactions(
  name: string,
  sentence: string,
  because: string,
  change: (transaction: Transaction, position: number) => Transaction | undefined,
): Liberty {
  const books = (before: Books) => ({
    ...before,
    transactions: before.transactions.flatMap((one, position) => change(one, position) ?? []),
  })
  return { name, sentence, because, behaviour: { books } }
}
