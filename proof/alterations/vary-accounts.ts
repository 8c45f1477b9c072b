import { changeHoldings } from '../../src/reference/books/change-holdings.js'
import type { Books, Holding } from '../../src/reference/books/books.js'
import type { Liberty } from '../liberty.js'

/** Builds a liberty whose customers have other accounts; `undefined` takes an account away. */
export function varyAccounts(
  name: string,
  sentence: string,
  because: string,
  change: (holding: Holding, position: number) => Holding | undefined,
): Liberty {
  const books = (before: Books) => changeHoldings(before, change)
  return { name, sentence, because, behaviour: { books } }
}
